import type { BrowserContextOptions, Page } from 'playwright-core';
import { lacking } from '../../../.config/eslint/lacking';

/** Chromium keeps to the policy's Trusted Types, which the imitated browser does not know. */
export const leastOptions: BrowserContextOptions = { bypassCSP: true };

/** Takes away from every page that is opened here what the least browser lacks: globals, statics, methods and other members. */
export const imitateLeast = async (page: Page): Promise<void> => {
  const { globals, statics, members } = lacking();
  await page.addInitScript(
    (names) => {
      const objectAt = (owner: string): unknown =>
        owner === 'TypedArray'
          ? Object.getPrototypeOf(Uint8Array)
          : (Reflect.get(globalThis, owner) ?? Reflect.get(Intl, owner));
      const remove = (holder: unknown, name: string): void => {
        if (typeof holder === 'object' || typeof holder === 'function')
          if (holder !== null) Reflect.deleteProperty(holder, name);
      };
      for (const [list, isStatic] of [
        [names.members, false],
        [names.statics, true],
      ] as const)
        for (const one of list) {
          const [owner = '', name = ''] = one.split('.');
          const holder = objectAt(owner);
          remove(isStatic ? holder : (holder as { prototype?: unknown } | undefined)?.prototype, name);
        }
      for (const name of names.globals) remove(globalThis, name);
    },
    { globals: [...globals], statics: [...statics], members: [...members] },
  );
};
