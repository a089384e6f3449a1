import { repeatable, whole } from '../fields/common/entry';
import { appointJudge } from '../interpreter';

const loadJudge = repeatable(() => import('../interpreter/judge'));

/** What judges answers (yup): nothing is judged before the first field is left, so that it comes after the first paint. */
export const judgeCode = {
  load: async (): Promise<void> => appointJudge(whole((await loadJudge()).judge)),
};
