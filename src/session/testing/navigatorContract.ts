import type { Navigator } from '..';

/** A window with a form in it: the page before it, and the form's first step, `satu`. */
export interface WindowInHand {
  navigator: Navigator;
  /** The browser's own Back and Forward. */
  go: (by: 1 | -1) => Promise<void> | void;
  /** Path and query of the address. */
  route: () => string;
  /** Lets moves come to an end. */
  settle: () => Promise<void> | void;
}

/** What a session relies on of any navigator. Form `contoh`, opened at `/form/contoh?asal=brosur` from `/`. */
export function navigatorContract(name: string, begin: () => Promise<WindowInHand> | WindowInHand): void {
  describe(`${name}, as a navigator of a session`, () => {
    const ahead = { replace: false, back: false };

    test('Next makes an entry, and Back leads to the one below', async () => {
      const { navigator, route, settle } = await begin();
      navigator.toStep('dua', { ...ahead, cameFrom: 'satu' });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
      navigator.toStep('satu', { replace: false, back: true, cameFrom: 'dua' });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur');
    });

    test('the page of a row is an entry of its own, and Back leads from it to its step', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toStep('satu', { ...ahead, cameFrom: 'satu', row: 2 });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&row=2');
      navigator.toStep('satu', { replace: false, back: true, cameFrom: 'satu' });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur');
      await go(-1);
      await settle();
      expect(route()).toBe('/');
    });

    test('Back from the page of a row that the preview has led to does not lead to the preview', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toPreview();
      await settle();
      navigator.toStep('dua', { ...ahead, cameFrom: 'dua', row: 1 });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua&row=1');
      navigator.toStep('dua', { replace: false, back: true, cameFrom: 'dua' });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
      await go(-1);
      await settle();
      expect(route()).toBe('/form/contoh/preview?asal=brosur');
    });

    test('a step that takes the place of another leaves no entry behind', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toStep('dua', { ...ahead, replace: true, cameFrom: 'satu' });
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
      await go(-1);
      await settle();
      expect(route()).toBe('/');
    });

    test('the receipt takes the place of the preview', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toPreview();
      await settle();
      expect(route()).toBe('/form/contoh/preview?asal=brosur');
      navigator.toReceipt();
      await settle();
      expect(route()).toBe('/form/contoh/preview?asal=brosur');
      await go(-1);
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur');
    });

    test('a move of the browser is taken back', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toPreview();
      await settle();
      await go(-1);
      await settle();
      navigator.stay();
      await settle();
      expect(route()).toBe('/form/contoh/preview?asal=brosur');
    });

    test('so is one forward, to where the visitor was before', async () => {
      const { navigator, go, route, settle } = await begin();
      navigator.toStep('dua', { ...ahead, cameFrom: 'satu' });
      await settle();
      navigator.toPreview();
      await settle();
      await go(-1);
      await settle();
      await go(1);
      await settle();
      navigator.stay();
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
    });

    test('so is one of the session itself', async () => {
      const { navigator, route, settle } = await begin();
      navigator.toPreview();
      await settle();
      navigator.toStep('dua', { ...ahead, cameFrom: 'satu' });
      await settle();
      navigator.stay();
      await settle();
      expect(route()).toBe('/form/contoh/preview?asal=brosur');
    });

    test('what took the place of another entry stays', async () => {
      const { navigator, route, settle } = await begin();
      navigator.toPreview();
      await settle();
      navigator.toStep('dua', { ...ahead, replace: true, cameFrom: 'satu' });
      await settle();
      navigator.stay();
      await settle();
      expect(route()).toBe('/form/contoh?asal=brosur&step=dua');
    });

    test('leaving skips all steps of the form', async () => {
      const { navigator, route, settle } = await begin();
      navigator.toStep('dua', { ...ahead, cameFrom: 'satu' });
      await settle();
      navigator.toPreview();
      await settle();
      navigator.leave();
      await settle();
      expect(route()).toBe('/');
    });
  });
}
