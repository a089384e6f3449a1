import { firstUnfinished, startState, transition, type CompiledForm } from '../../../interpreter';
import type { Scenario } from '../language';
import { followAddress, routeOf, stepIn } from './address';
import { createBank, readList, type Bank } from './bank';
import { createClock, type Clock } from './clock';
import { createDraftKeeper, readDraft, type Device, type DraftKeeper } from './draftKeeper';
import { lookupCache, type LookupCache } from './lookups';
import { perform } from './perform';
import { clearScreen, type Screen } from './screen';
import { createSession, type Session } from './session';

/** A visitor in front of a form. */
export interface Visit {
  readonly form: CompiledForm;
  readonly clock: Clock;
  readonly bank: Bank;
  readonly lookups: LookupCache;
  /** Of the page that is open; loading it again makes new ones. */
  session: Session;
  draft: DraftKeeper;
  screen: Screen;
  /** The page's address. */
  route: () => string;
  navigate: (path: string) => void;
  reload: () => void;
}

/** Opens a form on a fresh device. */
export function openVisit(form: CompiledForm, scenario: Pick<Scenario, 'today' | 'calls'>): Visit {
  const clock = createClock(scenario.today);
  const device: Device = {};
  const screen = clearScreen({ at: 'step' });
  const holidays = holidaysIn(scenario.calls);

  const openPage = (): Pick<Visit, 'session' | 'draft'> => {
    const facts = { today: clock.today() };
    const blank = startState(form, facts);
    const kept = readDraft(device, clock);
    const state = kept ? transition(form, blank, { type: 'restore', ...kept }, facts).state : blank;
    const draft = createDraftKeeper({
      form,
      device,
      clock,
      state: () => session.state(),
      expired: () => {
        session.close();
        session.send({ type: 'reset', target: 'all' });
      },
    });
    const session = createSession({
      form,
      clock,
      holidays,
      state,
      onEvent: draft.onEvent,
      perform: (request, running) => perform(visit, request, running),
      showStep: () => {
        screen.page = { at: 'step' };
      },
      showPreview: () => showPreview(visit),
      // The form was the first page of the visit, so the page before it is the home page.
      leave: () => visit.navigate('/'),
    });
    return { session, draft };
  };

  const visit: Visit = {
    form,
    clock,
    bank: createBank(scenario.calls),
    lookups: lookupCache(),
    screen,
    ...openPage(),
    route: () => routeOf(form, screen.page, visit.session.state().step),
    navigate: (path) => {
      const step = stepIn(form, path);
      if (step === undefined) {
        // Leaving the form ends everything that runs in it.
        visit.session.close();
        visit.draft.leave();
        screen.page = { at: 'away', path };
        return;
      }
      // A form that was sent begins anew.
      if (screen.page.at === 'confirmation') Object.assign(visit, openPage());
      screen.page = { at: 'step' };
      followAddress(visit.session, step);
    },
    reload: () => {
      const { session, draft } = visit;
      const wanted = stepIn(form, visit.route());
      session.close();
      draft.leave();
      Object.assign(screen, { ...clearScreen(screen.page), popup: undefined });
      Object.assign(visit, openPage());
      if (screen.page.at === 'preview') showPreview(visit);
      // An address without a step is that of the first one, and leads to where the draft was left.
      else if (wanted !== undefined && wanted !== form.stages[0]?.steps[0]?.id) {
        followAddress(visit.session, wanted);
      }
    },
  };
  return visit;
}

/** The holidays that the scenario's back end tells; without its answer there are none. */
function holidaysIn({ holidays }: Scenario['calls']): ReadonlySet<string> {
  const answer = holidays && 'length' in holidays ? holidays[0] : holidays;
  const entries = (answer && readList(answer)) ?? [];
  return new Set(entries.flatMap(({ date }) => (typeof date === 'string' ? [date] : [])));
}

/** The preview of a form that can be sent; any other leads to its first unfinished step. */
function showPreview({ form, session, screen }: Visit): void {
  screen.page = { at: 'preview' };
  const unfinished = firstUnfinished(form, session.state(), session.facts());
  if (unfinished !== undefined) session.send({ type: 'goTo', target: { step: unfinished } });
}
