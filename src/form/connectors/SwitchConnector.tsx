import { SwitchWidget } from '../../fields/switch/Widget';
import { plainConnector } from './PlainConnector';

export const SwitchConnector = plainConnector(SwitchWidget);
