// The least that a page with these fields can do: elements that a script makes, and two listeners. No library.
import { benchFields, choices, hidingText, type BenchField } from './fields';
import { publish } from './formPage';

const types: Partial<Record<BenchField['kind'], string>> = { date: 'date', tick: 'checkbox', radio: 'radio' };

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), props);
  element.append(...children);
  return element;
};

const controlOf = ({ name, kind }: BenchField): HTMLElement => {
  if (kind === 'computed') return make('output', { id: name });
  if (kind === 'radio') {
    const radio = (value: string) =>
      make('label', {}, make('input', { type: 'radio', name, value }), value.split('|')[1] ?? '');
    return make('fieldset', { id: name }, ...choices.map(radio));
  }
  if (kind === 'select') {
    return make(
      'select',
      { id: name, name },
      ...['', ...choices].map((choice) => make('option', {}, choice)),
    );
  }
  return make('input', { id: name, name, type: types[kind] ?? 'text' });
};

const blockOf = (field: BenchField): HTMLElement => {
  const block = make('div', {}, make('label', { htmlFor: field.name }, field.label), controlOf(field));
  block.dataset.field = field.name;
  return block;
};

publish((count) => {
  const fields = benchFields(count);
  return (root) => {
    const blocks = new Map(fields.map((field) => [field.name, blockOf(field)]));
    const form = make(
      'form',
      { noValidate: true },
      ...blocks.values(),
      make('button', { type: 'submit' }, 'Lanjut'),
    );
    /** Where a field stands when it is shown: in front of the next one that is there. */
    const show = (at: number): void => {
      const own = blocks.get(fields[at]?.name ?? '');
      const next = fields.slice(at + 1).find(({ name }) => blocks.get(name)?.isConnected);
      if (own) form.insertBefore(own, (next && blocks.get(next.name)) ?? form.lastElementChild);
    };
    form.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      fields.forEach(({ kind, name, reads, sums }, at) => {
        const block = blocks.get(name);
        if (reads === target.name) {
          if (target.value === hidingText) block?.remove();
          else if (block?.isConnected === false) show(at);
        }
        const output = kind === 'computed' && sums.includes(target.name) && block?.querySelector('output');
        if (output) {
          const number = (of: string): number => Number(blocks.get(of)?.querySelector('input')?.value ?? 0);
          output.value = String(number(sums[0]) + number(sums[1]));
        }
      });
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const answers = new FormData(form);
      for (const { name, required } of fields) {
        const block = blocks.get(name);
        const isWrong = required && (answers.get(name) ?? '') === '';
        if (!block?.isConnected) continue;
        block.querySelector('p')?.remove();
        block.querySelector('input, select, fieldset')?.setAttribute('aria-invalid', String(isWrong));
        if (isWrong) block.append(make('p', {}, 'Wajib diisi'));
      }
    });
    root.append(form);
  };
});
