import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ThemeRoot } from '../../theme/ThemeRoot';

/** Shows a block as the page at an address does, with nothing fetched before. */
export const showBlock = (block: ReactNode, address = '/') =>
  render(
    <ThemeRoot>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[address]}>{block}</MemoryRouter>
      </SWRConfig>
    </ThemeRoot>,
  );

/** What the window is asked by style sheets, for a window of a width in pixels. */
export const windowOf = (width: number): void => {
  window.matchMedia = (query) => {
    const [, least = '0'] = /min-width:\s*(\d+)px/.exec(query) ?? [];
    return Object.assign(new EventTarget(), {
      matches: width >= Number(least),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
};
