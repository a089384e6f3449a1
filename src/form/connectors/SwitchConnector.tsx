import { SwitchWidget } from '../../fields/switch/Widget';
import { plainConnector } from './useControl';

export const SwitchConnector = plainConnector(SwitchWidget);
