import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useLayer } from '../../fields/common/layers';
import { useBackCloses } from './useBackCloses';
import { useFormNavigator } from './useFormNavigator';
import type { Navigator } from '../../session';

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

test('Back behind a closed dialog that has led to another stage leaves the form at once', () => {
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
  // The first stage is finished: nobody comes back to its steps.
  act(() => hand.navigator?.toStep('dua', { replace: true, back: false, cameFrom: 'satu' }));
  hand.show?.(false);
  expect(hand.route).toBe('/form/contoh?step=dua');
  hand.go?.(-1);
  expect(hand.route).toBe('/');
});
