import { configure } from '@testing-library/react';
import { patience } from '../tests/patience';

configure({ asyncUtilTimeout: patience() });

// jsdom draws nothing and complains about being asked to.
HTMLCanvasElement.prototype.getContext = () => null;
