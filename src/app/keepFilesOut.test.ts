import { keepFilesOut } from './keepFilesOut';

/** Drags something over the page, or drops it there; gives what the browser does then. */
function drag(name: 'dragover' | 'drop', types: readonly string[], taken = false) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const dataTransfer = { types, dropEffect: 'copy' };
  Object.assign(event, { dataTransfer });
  const field = document.body.appendChild(document.createElement('div'));
  if (taken) field.addEventListener(name, (own) => own.preventDefault());
  const opens = field.dispatchEvent(event);
  field.remove();
  return { opens, dropEffect: dataTransfer.dropEffect };
}

beforeAll(keepFilesOut);

test.each(['dragover', 'drop'] as const)(
  '%s of a file opens nothing, and is shown as not possible',
  (name) => {
    expect(drag(name, ['Files'])).toEqual({ opens: false, dropEffect: 'none' });
  },
);

test('a file is left to the field that takes it', () => {
  expect(drag('dragover', ['Files'], true)).toEqual({ opens: false, dropEffect: 'copy' });
});

test('a text that is dragged is left to the browser', () => {
  expect(drag('drop', ['text/plain'])).toEqual({ opens: true, dropEffect: 'copy' });
});
