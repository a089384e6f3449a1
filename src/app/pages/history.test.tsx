import { act, render } from '@testing-library/react';
import { useState } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  Route,
  Routes,
  type NavigateFunction,
} from 'react-router-dom';
import { useLayer } from '../../fields/common/layers';
import { entryOf, useBackCloses } from './useBackCloses';
import { useFormNavigator } from './useFormNavigator';
import { addressOf, routeTo } from '../../paths';
import type { Destination, Navigator } from '../../session';
import { preventFileDrop } from '../preventFileDrop';

describe('useBackCloses', () => {
  // A phone.
  beforeAll(() => {
    window.matchMedia = (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList;
  });

  /** What the page can do, and how it stands. */
  interface Hand {
    open: (name: string) => void;
    close: (name: string) => void;
    go: (to: number | string) => void;
    opened: readonly string[];
    route: string;
  }

  /** A dialog; one called 'tetap' is not closed by Back. */
  function Dialog({ name, onClose }: { name: string; onClose: () => void }) {
    useLayer(name === 'tetap' ? undefined : onClose);
    return null;
  }

  /** A page at `/a`, which `/` lies below. */
  function showPage(): Hand {
    const hand: Partial<Hand> = {};
    const Page = () => {
      const [opened, setOpened] = useState<readonly string[]>([]);
      const { pathname } = useLocation();
      const navigate = useNavigate();
      useBackCloses();
      const close = (name: string): void => setOpened((now) => now.filter((one) => one !== name));
      Object.assign(hand, {
        opened,
        route: pathname,
        open: (name: string) => act(() => setOpened((now) => [...now, name])),
        close: (name: string) => act(() => close(name)),
        go: (to: number | string) => act(() => void (typeof to === 'number' ? navigate(to) : navigate(to))),
      });
      return opened.map((name) => <Dialog key={name} name={name} onClose={() => close(name)} />);
    };
    render(
      <MemoryRouter initialEntries={['/', '/a']} initialIndex={1}>
        <Page />
      </MemoryRouter>,
    );
    return hand as Hand;
  }

  test('Back closes what is open, the newest first, and leaves the page when nothing is', () => {
    const page = showPage();
    page.open('dialog');
    page.open('kalender');
    page.go(-1);
    expect([page.opened, page.route]).toEqual([['dialog'], '/a']);
    page.go(-1);
    expect([page.opened, page.route]).toEqual([[], '/a']);
    page.go(-1);
    expect(page.route).toBe('/');
  });

  test('what was closed otherwise costs no Back, and Forward leads to where the visitor was', () => {
    const page = showPage();
    page.open('dialog');
    page.close('dialog');
    page.go('/b');
    page.go(-1);
    expect(page.route).toBe('/a');
    page.go(-1);
    expect(page.route).toBe('/');
    page.go(1);
    expect(page.route).toBe('/a');
    page.go(1);
    expect(page.route).toBe('/b');
  });

  test('what opens again on the same page is closed again', () => {
    const page = showPage();
    for (let times = 0; times < 3; times += 1) {
      page.open('dialog');
      page.go(-1);
      expect([page.opened, page.route]).toEqual([[], '/a']);
    }
    page.open('dialog');
    page.close('dialog');
    page.open('dialog');
    page.go(-1);
    expect([page.opened, page.route]).toEqual([[], '/a']);
    page.go(-1);
    expect(page.route).toBe('/');
  });

  test('what Back may not close stays, however often it is pressed', () => {
    const page = showPage();
    page.open('tetap');
    page.open('kalender');
    page.go(-1);
    expect(page.opened).toEqual(['tetap']);
    page.go(-1);
    page.go(-1);
    expect([page.opened, page.route]).toEqual([['tetap'], '/a']);
    page.close('tetap');
    page.go(-1);
    expect(page.route).toBe('/');
  });

  test('Forward after a closed dialog stays on the page', () => {
    const page = showPage();
    page.open('dialog');
    page.go(-1);
    page.go(1);
    expect([page.opened, page.route]).toEqual([[], '/a']);
    page.go(-1);
    expect(page.route).toBe('/');
  });

  test('Back behind a closed dialog that has led to another stage leads to the step before, once', () => {
    const hand: Partial<Hand & { navigator: Navigator; show: (open: boolean) => void }> = {};
    const Form = () => {
      const [isOpen, setOpen] = useState(false);
      const { pathname, search } = useLocation();
      const navigate = useNavigate();
      useBackCloses();
      Object.assign(hand, {
        navigator: useFormNavigator('contoh', { firstStep: 'satu', hasStart: false }, () => undefined),
        route: `${pathname}${search}`,
        show: (open: boolean) => act(() => setOpen(open)),
        go: (to: number) => act(() => void navigate(to)),
      });
      return isOpen && <Dialog name="dialog" onClose={() => setOpen(false)} />;
    };
    render(
      <MemoryRouter initialEntries={['/', '/form/contoh?step=satu']} initialIndex={1}>
        <Form />
      </MemoryRouter>,
    );
    hand.show?.(true);
    act(() => hand.navigator?.go({ to: 'step', step: 'dua', replace: false, back: false, cameFrom: 'satu' }));
    hand.show?.(false);
    expect(hand.route).toBe('/form/contoh?step=dua');
    hand.go?.(-1);
    expect(hand.route).toBe('/form/contoh?step=satu');
    hand.go?.(-1);
    expect(hand.route).toBe('/');
  });
});

describe('The address of a step', () => {
  const at = (search: string) => addressOf('contoh', { pathname: '/form/contoh', search });
  const search = (from: string, step?: string): string =>
    routeTo('contoh', { page: 'step', step }, from).search;

  test('names every step but the first', () => {
    expect(search('', 'alamat')).toBe('?step=alamat');
    expect(search('?step=alamat')).toBe('');
    expect(at('?step=alamat&row=2')).toEqual({ page: 'step', step: 'alamat', row: 2 });
    expect(at('?row=x')).toEqual({ page: 'step' });
  });

  test('keeps all other parameters', () => {
    expect(search('?cabang=0001&step=alamat', 'identitas')).toBe('?cabang=0001&step=identitas');
    expect(search('?cabang=0001&step=alamat')).toBe('?cabang=0001');
  });
});

describe('The state of a history entry', () => {
  const at = (state: unknown) => ({ pathname: '/', search: '', hash: '', key: 'a', state });

  test('is read', () => {
    expect(entryOf(at({ cameFrom: 'identitas', below: 2, first: true, lain: 1 }))).toEqual({
      cameFrom: 'identitas',
      below: 2,
      first: true,
    });
  });

  test.each([undefined, null, 'text', 7, { cameFrom: 1, below: 'x' }])('%j is nothing of ours', (state) => {
    expect(entryOf(at(state))).toEqual({});
  });
});

describe('The navigator of a form', () => {
  /** A window with form `contoh` in it, opened at its first step, `satu`; `/` lies below. */
  const begin = () => {
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
      navigator = useFormNavigator('contoh', { firstStep: 'satu', hasStart: false }, () => undefined);
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
    return {
      move: (destination: Destination) => act(() => navigator?.go(destination)),
      go: (by: number) => act(() => void navigate?.(by)),
      follow: (path: string) => act(() => void navigate?.(path)),
      route: () => route,
    };
  };

  const ahead = { replace: false, back: false };

  test('Next makes an entry, and Back leads to the one below', () => {
    const { move, route } = begin();
    move({ to: 'step', step: 'dua', ...ahead, cameFrom: 'satu' });
    expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
    move({ to: 'step', step: 'satu', replace: false, back: true, cameFrom: 'dua' });
    expect(route()).toBe('/form/contoh?asal=brosur');
  });

  test('the page of a row is an entry of its own, and Back leads from it to its step', () => {
    const { move, go, route } = begin();
    move({ to: 'step', step: 'satu', ...ahead, cameFrom: 'satu', row: 2 });
    expect(route()).toBe('/form/contoh?asal=brosur&row=2');
    move({ to: 'step', step: 'satu', replace: false, back: true, cameFrom: 'satu' });
    expect(route()).toBe('/form/contoh?asal=brosur');
    go(-1);
    expect(route()).toBe('/');
  });

  test('Back from the page of a row that the preview has led to does not lead to the preview', () => {
    const { move, go, route } = begin();
    move({ to: 'preview' });
    move({ to: 'step', step: 'dua', ...ahead, cameFrom: 'dua', row: 1 });
    expect(route()).toBe('/form/contoh?asal=brosur&step=dua&row=1');
    move({ to: 'step', step: 'dua', replace: false, back: true, cameFrom: 'dua' });
    expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
    go(-1);
    expect(route()).toBe('/form/contoh/preview?asal=brosur');
  });

  test('a step that takes the place of another leaves no entry behind', () => {
    const { move, go, route } = begin();
    move({ to: 'step', step: 'dua', ...ahead, replace: true, cameFrom: 'satu' });
    expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
    go(-1);
    expect(route()).toBe('/');
  });

  test('the receipt takes the place of the preview', () => {
    const { move, go, route } = begin();
    move({ to: 'preview' });
    expect(route()).toBe('/form/contoh/preview?asal=brosur');
    move({ to: 'receipt' });
    expect(route()).toBe('/form/contoh/preview?asal=brosur');
    go(-1);
    expect(route()).toBe('/form/contoh?asal=brosur');
  });

  const toTwo = { to: 'step', step: 'dua', ...ahead, cameFrom: 'satu' } as const;

  test.each<[string, (hand: ReturnType<typeof begin>) => unknown, string]>([
    ['a move of the browser', ({ move, go }) => [move({ to: 'preview' }), go(-1)], '/preview?asal=brosur'],
    [
      'one forward, to where the visitor was before',
      ({ move, go }) => [move(toTwo), move({ to: 'preview' }), go(-1), go(1)],
      '?asal=brosur&step=dua',
    ],
    [
      'one back from where a link has led',
      ({ follow, go }) => [follow('/form/contoh/preview'), go(-1)],
      '/preview',
    ],
    [
      'one of the session itself',
      ({ move }) => [move({ to: 'preview' }), move(toTwo)],
      '/preview?asal=brosur',
    ],
    [
      'none where one entry took the place of another',
      ({ move }) => [move({ to: 'preview' }), move({ ...toTwo, replace: true })],
      '?asal=brosur&step=dua',
    ],
  ])('of what has happened this is taken back: %s', (_, happen, stays) => {
    const hand = begin();
    happen(hand);
    hand.move({ to: 'stay' });
    expect(hand.route()).toBe(`/form/contoh${stays}`);
  });

  test('leaving skips all steps of the form', () => {
    const { move, route } = begin();
    move({ to: 'step', step: 'dua', ...ahead, cameFrom: 'satu' });
    move({ to: 'preview' });
    move({ to: 'leave' });
    expect(route()).toBe('/');
  });
});

describe('preventFileDrop', () => {
  /** Drags something over the page, or drops it there; gives what the browser does then. */
  function drag(name: 'dragover' | 'drop', types: readonly string[], taken = false) {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const dataTransfer = { types, dropEffect: 'copy' };
    Object.assign(event, { dataTransfer });
    const field = document.body.appendChild(document.createElement('div'));
    if (taken) field.addEventListener(name, (own) => own.preventDefault());
    const opens = field.dispatchEvent(event);
    field.remove();
    return { opens, dropEffect: dataTransfer.dropEffect };
  }

  beforeAll(preventFileDrop);

  test.each(['dragover', 'drop'] as const)(
    '%s of a file opens nothing, and is shown as not possible',
    (name) => {
      expect(drag(name, ['Files'])).toEqual({ opens: false, dropEffect: 'none' });
    },
  );

  test('a file is left to the field that takes it', () => {
    expect(drag('dragover', ['Files'], true)).toEqual({ opens: false, dropEffect: 'copy' });
  });

  test('a text that is dragged is left to the browser', () => {
    expect(drag('drop', ['text/plain'])).toEqual({ opens: true, dropEffect: 'copy' });
  });
});
