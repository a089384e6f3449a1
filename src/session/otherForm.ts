import type { Core } from './core';

/**
 * Before a form is begun while the answers to another one are kept on this device: the visitor chooses which of the two goes on. Only the
 * choice of this one removes the other's answers.
 *
 * @param goOn  this form is begun
 * @param dismiss  the question is closed without a choice
 */
export function askAboutOther(
  { activity, form, navigator, ports }: Core,
  goOn: () => void,
  dismiss: () => void,
): void {
  const end = (then: () => void) => (): void => {
    activity.patch({ question: undefined });
    then();
  };
  const begin = (): void => {
    ports.store?.clearOthers();
    goOn();
  };
  const look = (): void => {
    const other = ports.store?.other();
    if (!other) {
      end(goOn)();
      return;
    }
    const { slug, place, expiry, finished } = other;
    const { product, title } = form.definition;
    const answer = (begins: boolean): void => end(begins ? begin : () => navigator().toForm(slug))();
    const names = { own: product?.name ?? title, other: place?.product ?? slug };
    const about = { about: 'otherForm', ...names, until: expiry, isComplete: finished === true } as const;
    activity.patch({ question: { ...about, answer, look, dismiss: end(dismiss) } });
  };
  look();
}
