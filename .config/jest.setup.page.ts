import { configure } from '@testing-library/react';

// What a test waits for comes, or never: how long a busy machine needs for it says nothing about the page.
configure({ asyncUtilTimeout: 60_000 });

// jsdom draws nothing and complains about being asked to.
HTMLCanvasElement.prototype.getContext = () => null;
