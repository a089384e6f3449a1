import type { Portal } from './portal';

/** What was sent for good, as the back end reads it; one submission, or the test fails. */
export const submittedOnce = (portal: Portal): { subProductId: string; data: Record<string, unknown> } => {
  const [body, ...more] = portal.bodiesOf('submit') as { subProductId: string; data: string }[];
  expect(more).toEqual([]);
  if (!body) throw new Error('nothing was sent');
  return { ...body, data: JSON.parse(body.data) as Record<string, unknown> };
};
