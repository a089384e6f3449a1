import { notFound } from '../messages/id';
import { FaultPage } from './FaultPage';

/** An address that no page has. */
export function NotFoundPage() {
  return <FaultPage words={notFound} />;
}
