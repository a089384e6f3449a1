import { facet, startState, type CompiledForm } from '../../../interpreter';

/** What distinguishes one request from another: the path of the back end and the body, JSON; a GET has none. */
export function requestKey(path: string, body: string | undefined): string {
  return `${path}\n${body ?? ''}`;
}

/** The requests for lists of a form into which nothing goes that a visitor types or chooses, nor anything computed of it; `today` YYYY-MM-DD. */
export function requestsWithoutAnswers(form: CompiledForm, today: string): ReadonlySet<string> {
  const start = startState(form, { today });
  const keys = [...form.fields.values()].flatMap(({ lookup }) => {
    if (!lookup || lookup.reads.length > 0) return [];
    const state = facet(form, start, lookup.state);
    if (!('request' in state)) return [];
    const { call, body } = state.request;
    return [requestKey(`/api/${call}`, JSON.stringify(body))];
  });
  return new Set(keys);
}
