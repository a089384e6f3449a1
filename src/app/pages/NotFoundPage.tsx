import { notFound } from '../../messages';
import { FaultPage } from './FaultPage';

/** An address that no page has. */
export function NotFoundPage() {
  return <FaultPage words={notFound} />;
}
