/** Where Tab has led to. */
export interface Stop {
  /** The field that has the focus, one of a row as `rows.index.field`; empty outside fields. */
  field: string;
  /** The field's type. */
  kind: string;
  tag: string;
  role: string;
  /** `data-action`: which button of the contract it is. */
  action: string;
  href: string;
  /** Its own words: of a label, or what stands on it. */
  label: string;
  checked: boolean;
  /** Of a list: the words of the choice that is taken. */
  chosen: string;
  /** Why a person would lose sight of the focus here. */
  fault?: string;
}

/**
 * Runs in the page, and names nothing outside itself. What has the focus; `null`: nothing has it. `judged`: whether a person can
 * follow it there from where Tab was pressed.
 */
export const tabStop = (validated: boolean): Stop | null => {
  if (!Reflect.has(window, 'stopBefore')) {
    const remember = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') Reflect.set(window, 'stopBefore', document.activeElement);
    };
    Reflect.set(window, 'stopBefore', null);
    window.addEventListener('keydown', remember, true);
  }
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;

  const nameOf = (element: Element): string => {
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    return (element.getAttribute('aria-label') ?? (words || (labels?.[0] ?? element).textContent)).trim();
  };

  /** What is seen of it: a radio button, a tick and a switch are drawn by what stands around their input. */
  const shownOf = (element: HTMLElement): HTMLElement =>
    getComputedStyle(element).opacity === '0' && element.parentElement ? element.parentElement : element;

  /** A ring at it or around it: some controls have it on the box in which they stand. */
  const ringed = (element: Element | null, levels = 5): boolean => {
    if (!element || levels === 0) return false;
    // A link that is pressed as a whole card draws its ring around the card.
    const drawn = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    );
    return drawn || ringed(element.parentElement, levels - 1);
  };

  /** Whether something lies over it, or it lies outside the window. Of what is larger than the window, a part is enough. */
  const hidden = (element: HTMLElement): boolean => {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) return true;
    const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
    // The middle and the four sides: corners are round.
    const points = [
      [middle, centre],
      [middle, box.top + 3],
      [middle, box.bottom - 3],
      [box.left + 3, centre],
      [box.right - 3, centre],
    ] as const;
    const bare = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
      );
    });
    const large = box.height > window.innerHeight / 2 || box.width > window.innerWidth;
    return bare.length < (large ? 1 : points.length);
  };

  /** Whether what holds both is read in columns: from the end of one the focus goes up to the beginning of the next. */
  const inColumns = (before: Element, now: Element): boolean => {
    let around = now.parentElement;
    while (around && !around.contains(before)) around = around.parentElement;
    return (
      around !== null &&
      (getComputedStyle(around).columnCount !== 'auto' || around.matches('.Eform-besideResults'))
    );
  };

  /** Whether it stands above what had the focus before, or left of it on the same line. Of two fields each is read as a whole: a box with the slider below it, then the box of the field beside it. */
  const backwards = (before: Element, now: HTMLElement): boolean => {
    const fields = [before.closest('[data-field]'), now.closest('[data-field]')];
    const areTwo = fields[0] !== fields[1];
    const [from, to] = [before, now].map((element, at) =>
      ((areTwo && fields[at]) || element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    if (to.left >= from.right && inColumns(before, now)) return false;
    return (
      to.bottom <= from.top + 1 || (to.top < from.bottom && to.bottom > from.top && to.right <= from.left + 1)
    );
  };

  /** Whether it is the first stop of a dialog: behind the last one Tab begins there again. */
  const begins = (element: Element): boolean =>
    element
      .closest('[role$="dialog"]')
      ?.querySelector('button, a, input, select, textarea, [tabindex="0"]') === element;

  /** Bars, toasts and dialogs stand over the page: they have an order of their own. */
  const ground = (element: Element): Element | null =>
    element.closest('[role="dialog"], [role="alertdialog"], header, footer, [role="alert"], main');

  const faultOf = (): string | undefined => {
    const shown = shownOf(active);
    if (hidden(shown)) return 'the focus is hidden';
    if (!ringed(active)) return 'the focus has no ring';
    const held: unknown = Reflect.get(window, 'stopBefore');
    const from = held instanceof HTMLElement ? shownOf(held) : undefined;
    if (!from?.isConnected || from === shown) return undefined;
    return ground(from) && ground(from) === ground(shown) && !begins(active) && backwards(from, shown)
      ? 'the focus jumps back'
      : undefined;
  };

  const frame = active.closest<HTMLElement>('[data-field]');
  const row = active.closest<HTMLElement>('[data-row]');
  const rows = row?.closest<HTMLElement>('[data-row-page], [data-field-type="rows"]');
  const own = frame?.dataset.field ?? '';
  const field =
    rows && frame !== rows ? `${rows.dataset.rowPage ?? rows.dataset.field}.${row?.dataset.row}.${own}` : own;
  const fault = validated ? faultOf() : undefined;
  return {
    field,
    kind: frame?.dataset.fieldType ?? '',
    tag: active.tagName,
    role: active.getAttribute('role') ?? (active instanceof HTMLInputElement ? active.type : ''),
    action: active.dataset.action ?? '',
    href: active.getAttribute('href') ?? '',
    label: nameOf(active),
    checked: active instanceof HTMLInputElement && active.checked,
    chosen: active instanceof HTMLSelectElement ? (active.selectedOptions[0]?.textContent.trim() ?? '') : '',
    ...(fault !== undefined && { fault }),
  };
};
