import { SwitchWidget } from '../../fields/switch/Widget';
import { plainConnector } from './PlainConnector';

/** A switch. */
export const SwitchConnector = plainConnector(SwitchWidget);
