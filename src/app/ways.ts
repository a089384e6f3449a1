import { pageWords } from '../messages/id';
import { paths } from '../paths';

const { ways: words } = pageWords;

/** The ways through the portal, as header and footer show them. */
export const ways = [
  { to: paths.home, text: words.home },
  { to: paths.products, text: words.products },
  { to: paths.tracking, text: words.tracking },
  { to: paths.simulation, text: words.simulation },
] as const;
