import { configure } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { patience } from '../tests/patience';

configure({ asyncUtilTimeout: patience() });

// jsdom draws nothing and complains about being asked to.
HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no places on a page.
Element.prototype.scrollIntoView = () => undefined;

// jsdom makes no hashes.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
