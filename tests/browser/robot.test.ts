import { useBrowser } from './support/browser';
import { walkedProducts, walkLikeRobot } from './support/walkLikeRobot';

const visits = useBrowser();

test.each(walkedProducts)(
  'the walk of the robot through %s goes the same way in the browser',
  async (slug) => {
    await walkLikeRobot(visits, await visits.open(), slug);
  },
);
