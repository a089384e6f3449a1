import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import { sessionOf } from './testing/sessionOf';
import { uploadsOf } from './uploads';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pdf = (name: string, bytes = 20): File =>
  new File(['%PDF-1.7', new Uint8Array(Math.max(0, bytes - 8))], name, { type: 'application/pdf' });
const png = (name: string): File => new File([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], name);

const single = { type: 'upload', name: 'berkas', label: 'Berkas' };
const several = { ...single, multiple: true, maxFiles: 3 };

/** A field of a form, and what is seen of it from outside. */
const begin = (
  given: Readonly<Record<string, unknown>>,
  others: readonly Readonly<Record<string, unknown>>[] = [],
) => {
  const { session, field } = sessionOf([given, ...others]);
  const uploads = uploadsOf(session, field('berkas'));
  return {
    session,
    uploads,
    value: () => session.latest().values.berkas,
    rows: () => uploads.store.current().sent.map(({ name, state }) => `${name}: ${state}`),
    idOf: (name: string) => uploads.store.current().sent.find((file) => file.name === name)?.id ?? -1,
    told: () => uploads.store.current().told,
    toasts: () => session.activity.current().toasts.map(({ title, text }) => [title, text]),
    pending: () => session.latest().pending,
    failure: () => session.latest().failures.berkas,
  };
};

/** A back end that answers when it is told to; `/files/{name}` is where a file is kept. */
const backEnd = () => {
  const seen: string[] = [];
  const answers: ((response?: Response) => void)[] = [];
  server.use(
    http.post('*/api/upload-file', async ({ request }) => {
      const files = (await request.formData()).getAll('files');
      const names = files.map((file) => (typeof file === 'string' ? file : file.name)).join('+');
      seen.push(names);
      return new Promise<Response>((resolve) => {
        const stored = HttpResponse.json({ succeeded: true, data: { url: `/files/${names}` } });
        answers.push((response) => resolve(response ?? stored));
      });
    }),
  );
  return {
    seen,
    arrived: (count: number) => waitFor(() => expect(seen).toHaveLength(count)),
    answer: (index: number, response?: Response) => answers[index]?.(response),
  };
};

/** A back end that answers at once, always the same. */
const answering = (response: () => Response): void => {
  server.use(http.post('*/api/upload-file', response));
};
const storing = () => {
  server.use(
    http.post('*/api/upload-file', async ({ request }) => {
      const [file] = (await request.formData()).getAll('files');
      return HttpResponse.json({ succeeded: true, data: { url: `/files/${(file as File).name}` } });
    }),
  );
};

describe('spec 1, section 7, POST /api/upload-file: one request per file', () => {
  test('several files go out one after the other, in their order', async () => {
    const back = backEnd();
    const { uploads, value, rows } = begin(several);
    void uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
    await back.arrived(1);
    expect(rows()).toEqual(['a.pdf: sending', 'b.pdf: waiting']);
    back.answer(0);
    await back.arrived(2);
    expect(back.seen).toEqual(['a.pdf', 'b.pdf']);
    back.answer(1);
    await waitFor(() => expect(rows()).toEqual([]));
    expect(value()).toEqual([
      { url: '/files/a.pdf', filename: 'a.pdf' },
      { url: '/files/b.pdf', filename: 'b.pdf' },
    ]);
  });

  test('spec 1, section 3: a single field holds the address alone', async () => {
    storing();
    const { uploads, value, told } = begin(single);
    await uploads.take([pdf('a.pdf')]);
    expect(value()).toBe('/files/a.pdf');
    expect(told()).toBe('a.pdf tersimpan');
  });

  test('files chosen while others are sent take their turn', async () => {
    const back = backEnd();
    const { uploads, rows } = begin(several);
    void uploads.take([pdf('a.pdf')]);
    await back.arrived(1);
    void uploads.take([pdf('b.pdf')]);
    await waitFor(() => expect(rows()).toEqual(['a.pdf: sending', 'b.pdf: waiting']));
    back.answer(0);
    await back.arrived(2);
    back.answer(1);
    await waitFor(() => expect(rows()).toEqual([]));
  });
});

describe('spec 1, section 5, Upload rules', () => {
  const tooMany = (n: number) => ['Batas Maksimum File', `Maksimum ${n} file yang diperbolehkan`];
  const tooLarge = ['Ukuran File Terlalu Besar', 'Maksimum ukuran file adalah 5MB'];
  const wrongType = ['Jenis File Tidak Didukung', 'Gunakan file .png, .jpg, .jpeg, .webp, atau .pdf'];

  test.each([
    ['two files on a single field', single, [pdf('a.pdf'), pdf('b.pdf')], tooMany(1)],
    [
      'four files where three may be',
      several,
      ['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)),
      tooMany(3),
    ],
    ['one byte more than 5 MB', single, [pdf('a.pdf', 5_242_881)], tooLarge],
    ['another extension', single, [pdf('a.txt')], wrongType],
    ['the last of two extensions', single, [pdf('a.pdf.exe')], wrongType],
    ['another content than the extension says', single, [png('a.pdf')], wrongType],
    ['nothing inside', single, [new File([], 'a.pdf')], wrongType],
  ])('%s is refused with a toast, and nothing is sent', async (_, field, files, toast) => {
    const { uploads, toasts, value, rows } = begin(field);
    await uploads.take(files);
    expect(toasts()).toEqual([toast]);
    expect(rows()).toEqual([]);
    expect(value()).toEqual(field === single ? '' : []);
  });

  test('5242880 bytes are not too large', async () => {
    storing();
    const { uploads, toasts, value } = begin(single);
    await uploads.take([pdf('a.pdf', 5_242_880)]);
    expect([toasts(), value()]).toEqual([[], '/files/a.pdf']);
  });

  test('a file that is too large does not keep the others', async () => {
    storing();
    const { uploads, toasts, value } = begin(several);
    await uploads.take([pdf('a.pdf', 5_242_881), pdf('b.pdf')]);
    expect(toasts()).toEqual([tooLarge]);
    expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
  });

  test('files that are stored, and those on their way, count', async () => {
    const back = backEnd();
    const { uploads, toasts } = begin(several);
    void uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
    await back.arrived(1);
    back.answer(0);
    await back.arrived(2);
    await uploads.take([pdf('c.pdf'), pdf('d.pdf')]);
    expect(toasts()).toEqual([tooMany(3)]);
    back.answer(1);
  });

  test('two drops in the same moment count each other', async () => {
    storing();
    const { uploads, toasts, value } = begin(several);
    await Promise.all([
      uploads.take([pdf('a.pdf'), pdf('b.pdf')]),
      uploads.take([pdf('c.pdf'), pdf('d.pdf')]),
    ]);
    expect(toasts()).toEqual([tooMany(3)]);
    expect(value()).toHaveLength(2);
  });

  test('in multiple mode the list is cut to the maximum', async () => {
    const { session, value } = begin({ ...several, maxFiles: 2 });
    const raw = ['a', 'b', 'c'].map((name) => ({ url: `/files/${name}.pdf`, filename: `${name}.pdf` }));
    await session.send({ type: 'write', by: 'effect', writes: { berkas: { raw } } });
    expect(value()).toEqual(raw.slice(0, 2));
  });

  test('accepted types are those of the definition: .jpg is not .jpeg', async () => {
    const { uploads, toasts } = begin({ ...single, accept: ['.jpeg', '.pdf'] });
    await uploads.take([new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg')]);
    expect(toasts()).toEqual([['Jenis File Tidak Didukung', 'Gunakan file .jpeg atau .pdf']]);
  });
});

describe('spec 1, section 8, Error catalogue', () => {
  test.each([
    [
      'Upload response not 200',
      () => HttpResponse.json({}, { status: 503, statusText: 'Service Unavailable' }),
      'Service Unavailable',
    ],
    [
      'Upload response not 200: 201',
      () =>
        HttpResponse.json(
          { succeeded: true, data: { url: '/files/a.pdf' } },
          { status: 201, statusText: 'Created' },
        ),
      'Created',
    ],
    ['Upload exception: no connection', () => HttpResponse.error(), 'Gagal mengunggah file'],
    ['Upload exception: HTML', () => HttpResponse.text('<!doctype html>'), 'Gagal mengunggah file'],
  ])(
    "%s: destructive toast 'Ada Masalah!', the file is marked, the next one goes out",
    async (_, response, text) => {
      let first = true;
      server.use(
        http.post('*/api/upload-file', () => {
          if (!first) return HttpResponse.json({ succeeded: true, data: { url: '/files/b.pdf' } });
          first = false;
          return response();
        }),
      );
      const { uploads, session, toasts, rows, value } = begin(several);
      await uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
      expect(toasts()).toEqual([['Ada Masalah!', text]]);
      expect(session.activity.current().toasts[0]?.variant).toBe('destructive');
      expect(rows()).toEqual(['a.pdf: failed']);
      expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
    },
  );

  test('Upload result not succeeded: skipped silently', async () => {
    answering(() => HttpResponse.json({ succeeded: false, message: 'Ditolak', data: null }));
    const { uploads, toasts, rows, value, pending } = begin(single);
    await uploads.take([pdf('a.pdf')]);
    expect([toasts(), rows(), value(), pending()]).toEqual([[], [], '', {}]);
  });

  test('a file that is gone since it was chosen is an exception, not a wrong type', async () => {
    const gone = pdf('a.pdf');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    const { uploads, toasts, rows } = begin(single);
    await uploads.take([gone]);
    expect([toasts(), rows()]).toEqual([[['Ada Masalah!', 'Gagal mengunggah file']], []]);
  });
});

describe('replacing the file of a single field', () => {
  const held = async () => {
    const form = begin(single);
    await form.session.send({ type: 'write', by: 'visitor', writes: { berkas: { raw: '/files/old.pdf' } } });
    return form;
  };

  test('the old one stays until the new one is stored', async () => {
    const back = backEnd();
    const { uploads, value, rows } = await held();
    void uploads.take([pdf('new.pdf')]);
    await back.arrived(1);
    expect([value(), rows()]).toEqual(['/files/old.pdf', ['new.pdf: sending']]);
    back.answer(0);
    await waitFor(() => expect(value()).toBe('/files/new.pdf'));
  });

  test.each([
    ['not wanted', () => HttpResponse.json({ succeeded: false })],
    ['lost', () => HttpResponse.error()],
  ])('it stays when the new one is %s', async (_, response) => {
    answering(response);
    const { uploads, value } = await held();
    await uploads.take([pdf('new.pdf')]);
    expect(value()).toBe('/files/old.pdf');
  });

  test("a newer choice gives the running one up: A, then B, and A's answer comes too late", async () => {
    const back = backEnd();
    const { uploads, value, rows } = begin(single);
    void uploads.take([pdf('A.pdf')]);
    await back.arrived(1);
    void uploads.take([pdf('B.pdf')]);
    await back.arrived(2);
    expect(rows()).toEqual(['B.pdf: sending']);
    back.answer(1);
    await waitFor(() => expect(value()).toBe('/files/B.pdf'));
    back.answer(0);
    await uploads.take([pdf('C.txt')]);
    expect(value()).toBe('/files/B.pdf');
  });

  test('a newer choice that is refused leaves the running one alone', async () => {
    const back = backEnd();
    const { uploads, value } = begin(single);
    void uploads.take([pdf('A.pdf')]);
    await back.arrived(1);
    await uploads.take([pdf('B.txt')]);
    back.answer(0);
    await waitFor(() => expect(value()).toBe('/files/A.pdf'));
  });
});

describe('cancel, retry, remove', () => {
  test('a file that is given up is aborted, its answer is dropped, and the next goes out', async () => {
    const back = backEnd();
    const { uploads, rows, idOf, value, told, pending } = begin(several);
    void uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
    await back.arrived(1);
    uploads.cancel(idOf('a.pdf'));
    expect(told()).toBe('Unggahan a.pdf dibatalkan');
    await back.arrived(2);
    expect(rows()).toEqual(['b.pdf: sending']);
    back.answer(0);
    back.answer(1);
    await waitFor(() => expect(pending()).toEqual({}));
    expect(value()).toEqual([{ url: '/files/b.pdf', filename: 'b.pdf' }]);
  });

  test('a file that failed is sent again', async () => {
    answering(() => HttpResponse.error());
    const { uploads, rows, idOf, value } = begin(single);
    await uploads.take([pdf('a.pdf')]);
    expect(rows()).toEqual(['a.pdf: failed']);
    storing();
    uploads.retry(idOf('a.pdf'));
    await waitFor(() => expect(value()).toBe('/files/a.pdf'));
    expect(rows()).toEqual([]);
  });

  test('but not where its place has been taken', async () => {
    answering(() => HttpResponse.error());
    const { uploads, session, rows, idOf, toasts } = begin({ ...several, maxFiles: 1 });
    await uploads.take([pdf('a.pdf')]);
    await session.send({ type: 'write', by: 'visitor', writes: { berkas: { raw: ['/files/b.pdf'] } } });
    uploads.retry(idOf('a.pdf'));
    expect(toasts().at(-1)).toEqual(['Batas Maksimum File', 'Maksimum 1 file yang diperbolehkan']);
    expect(rows()).toEqual(['a.pdf: failed']);
  });

  test('spec 1, section 4: removing the last file empties the answer and judges it anew', async () => {
    storing();
    const { uploads, value, failure, told } = begin({ ...single, required: true });
    await uploads.take([pdf('a.pdf')]);
    expect(failure()).toBeUndefined();
    uploads.remove({ url: '/files/a.pdf', filename: 'a.pdf' });
    expect(value()).toBe('');
    expect(failure()).toEqual({ rule: 'requiredUpload' });
    expect(told()).toBe('a.pdf dihapus');
  });
});

describe('Next', () => {
  const next = { type: 'next' } as const;

  test('waits from the moment of the choice, and goes on by itself when the file is stored', async () => {
    const back = backEnd();
    const { uploads, session } = begin({ ...single, required: true });
    await session.send({ type: 'write', by: 'visitor', writes: { berkas: { raw: '/files/old.pdf' } } });
    void uploads.take([pdf('a.pdf')]);
    const pressed = session.send(next);
    expect(session.activity.current().hint).toBe('waitForPending');
    await back.arrived(1);
    const started = jest.spyOn(session, 'start');
    back.answer(0);
    await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
    expect(session.latest().values.berkas).toBe('/files/a.pdf');
    expect(session.activity.current().hint).toBeUndefined();
    await pressed;
  });

  test.each([
    ['fails', () => HttpResponse.error()],
    ['is not wanted', () => HttpResponse.json({ succeeded: false })],
  ])('does not go on when the file %s', async (_, response) => {
    answering(response);
    const { uploads, session } = begin(single);
    const started = jest.spyOn(session, 'start');
    const taken = uploads.take([pdf('a.pdf')]);
    await session.send(next);
    await taken;
    expect(started).not.toHaveBeenCalled();
    expect(session.activity.current().hint).toBeUndefined();
  });

  test('does not go on when the visitor gives the file up', async () => {
    const back = backEnd();
    const { uploads, session, idOf, pending } = begin(single);
    const started = jest.spyOn(session, 'start');
    void uploads.take([pdf('a.pdf')]);
    await back.arrived(1);
    await session.send(next);
    uploads.cancel(idOf('a.pdf'));
    await waitFor(() => expect(pending()).toEqual({}));
    expect(started).not.toHaveBeenCalled();
  });
});

describe('the end of an upload that nobody waits for', () => {
  test('leaving the form aborts all its files', async () => {
    const back = backEnd();
    const { uploads, session, rows, value, pending } = begin(several);
    void uploads.take([pdf('a.pdf'), pdf('b.pdf')]);
    await back.arrived(1);
    session.close();
    expect(rows()).toEqual([]);
    await waitFor(() => expect(pending()).toEqual({}));
    back.answer(0);
    expect([back.seen, value()]).toEqual([['a.pdf'], []]);
  });

  test('also files that were chosen, and not yet looked into', async () => {
    const { uploads, session, rows, toasts } = begin(several);
    const taken = uploads.take([pdf('a.pdf'), png('b.pdf')]);
    session.close();
    await taken;
    expect([rows(), toasts()]).toEqual([[], []]);
  });

  test('spec 1, section 4: a field that is hidden while it sends gives its files up and is empty', async () => {
    const back = backEnd();
    const shown = { type: 'checkbox', name: 'ada', label: 'Ada' };
    const visibleWhen = [{ name: 'ada', condition: 'equals', value: true }];
    const { session, rows, value, uploads, pending } = begin({ ...single, visibleWhen }, [shown]);
    await session.send({ type: 'write', by: 'visitor', writes: { ada: { raw: true } } });
    void uploads.take([pdf('a.pdf')]);
    await back.arrived(1);
    await session.send({ type: 'write', by: 'visitor', writes: { ada: { raw: false } } });
    await waitFor(() => expect(rows()).toEqual([]));
    await waitFor(() => expect(pending()).toEqual({}));
    back.answer(0);
    expect(value()).toBe('');
  });
});
