import { act, render } from '@testing-library/react';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import type { Navigator } from '../../session';
import { navigatorContract } from '../../session/testing/navigatorContract';
import { useFormNavigator } from './useFormNavigator';

navigatorContract('The router', () => {
  let navigator: Navigator | undefined;
  let navigate: NavigateFunction | undefined;
  let route = '';
  const Page = () => {
    const { pathname, search } = useLocation();
    const go = useNavigate();
    navigate = go;
    route = `${pathname}${search}`;
    return null;
  };
  const Form = () => {
    const ways = useFormNavigator('contoh', { firstStep: 'satu', hasStart: false }, () => undefined);
    navigator = ways;
    return <Page />;
  };
  render(
    <MemoryRouter initialEntries={['/', '/form/contoh?asal=brosur']} initialIndex={1}>
      <Routes>
        <Route path="/" element={<Page />} />
        <Route path="/form/contoh/*" element={<Form />} />
      </Routes>
    </MemoryRouter>,
  );
  if (!navigator) throw new Error('no navigator');
  const inAct = (ways: Navigator): Navigator => ({
    ...ways,
    toStep: (step, arrival) => act(() => ways.toStep(step, arrival)),
    toPreview: () => act(ways.toPreview),
    toReceipt: () => act(ways.toReceipt),
    stay: () => act(ways.stay),
    leave: () => act(ways.leave),
  });
  return {
    navigator: inAct(navigator),
    go: (by) => act(() => void navigate?.(by)),
    route: () => route,
    settle: () => undefined,
  };
});
