import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from '../../tests/fastCheck';
import { propertyRuns } from '../../tests/sweeps';
import { parseContent } from '../interpreter';
import { sanitize } from './sanitize';
import { bareText, RichText } from './blocks/RichText';
import { thisTab } from './lazyPart';

describe('sanitize', () => {
  const clean = (html: string): string => {
    const frame = document.createElement('div');
    // A browser takes trusted markup in place of a text.
    frame.innerHTML = sanitize(html) as unknown as string;
    return frame.innerHTML;
  };

  test.each([
    '<p>Teks <b>tebal</b>, <em>miring</em><br></p>',
    '<ul><li>satu</li></ul><ol><li>dua</li></ol>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<span lang="en">Registration</span>',
  ])('%s stays', (html) => {
    expect(clean(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a</p><script>curi()</script>', '<p>a</p>'],
    ['a picture with a handler', '<img src="x" onerror="curi()">a', 'a'],
    ['a handler', '<p onclick="curi()">a</p>', '<p>a</p>'],
    ['a drawing', '<svg onload="curi()"><a href="javascript:curi()">a</a></svg>', ''],
    ['a frame', '<iframe src="https://jahat.example"></iframe>a', 'a'],
    ['a form', '<form action="https://jahat.example"><input name="pin"><button>a</button></form>', 'a'],
    ['a style sheet', '<style>main{display:none}</style>a', 'a'],
    [
      'looks, names and data',
      '<p style="top:0" class="x" id="root" data-x="1" aria-hidden="true">a</p>',
      '<p>a</p>',
    ],
    ['a base', '<base href="https://jahat.example">a', 'a'],
    ['a template', '<template><script>curi()</script></template>a', 'a'],
    ['mathematics', '<math><mtext><script>curi()</script></mtext></math>a', 'a'],
  ])('%s is taken out', (_, html, rest) => {
    expect(clean(html)).toBe(rest);
  });

  test.each([
    'javascript:curi()',
    ' javascript:curi()',
    'java\tscript:curi()',
    'JaVaScRiPt:curi()',
    'data:text/html,<script>curi()</script>',
    'vbscript:curi()',
    'http://jahat.example',
    '//jahat.example',
    '/\\jahat.example',
    '/\t/jahat.example',
    '\\\\jahat.example',
    'bantuan',
    'blob:https://bank.example/1',
  ])('a link to %j is removed', (href) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  test.each(['mailto:a@bank.example', 'tel:+6221', '#atas', '/bantuan', '/'])(
    'a link to %s stays in this tab, whatever it asks for',
    (href) => {
      expect(clean(`<a href="${href}" target="_blank" rel="opener">a</a>`)).toBe(`<a href="${href}">a</a>`);
    },
  );

  test('a link to another site opens a tab of its own, which cannot reach back', () => {
    expect(clean('<a href="https://bank.example/x" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://bank.example/x" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  test('An answer in formatted text that a definition may hold is in no attribute and names no element, however browsers mend the tags around it', () => {
    const pieces = [
      ...[
        '<a href="https://bank.test/',
        '<a href=',
        "<p lang='",
        '<b ',
        '</b',
        '<!--',
        '-->',
        '<!',
        '<title>',
        '</title>',
        '<svg>',
      ],
      ...['"', "'", '=', '>', '/>', '<', ' ', 'x', '{jawaban}', '{jawaban}', '<p>', '</a>', '<td colspan=2>'],
    ];
    const texts = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join(''));

    fc.assert(
      fc.property(texts, (html) => {
        fc.pre(parseContent({ blocks: [{ type: 'richText', html }] }).ok);
        const frame = document.createElement('div');
        // What the browser itself makes of it: nothing here may lean on the sanitizer.
        frame.innerHTML = html.replaceAll('{jawaban}', 'rahasia');
        for (const element of frame.querySelectorAll('*')) {
          const spelled = [
            element.tagName,
            ...[...element.attributes].flatMap(({ name, value }) => [name, value]),
          ];
          expect(spelled.join(' ').toLowerCase()).not.toContain('rahasia');
        }
      }),
      { numRuns: propertyRuns() },
    );
  });
});

describe('bareText', () => {
  test.each([
    ['Tanpa tanda apa pun', 'Tanpa tanda apa pun'],
    ['<p>Satu <strong>dua</strong></p>', 'Satu dua'],
    ['<p>Satu</p>\n<p>Dua<br>Tiga</p>', 'Satu\nDua\nTiga'],
    ['<ul><li>Satu</li><li>Dua</li></ul>', 'Satu\nDua'],
    ['Syarat &amp; ketentuan &lt;b&gt;', 'Syarat & ketentuan <b>'],
    ['Kuasa &#35;1 &#39;Nur&#39; &#38;lt;', "Kuasa #1 'Nur' &lt;"],
    ['Halo<script>alert(1)</script><style>p{}</style>', 'Halo'],
  ])('%s says: %s', (html, text) => {
    expect(bareText(html)).toBe(text);
  });
});

test.each([
  '<p>Siapkan:</p>\n<ul><li>KTP <strong>asli</strong></li>\n<li>Satu &amp; dua</li></ul>',
  '<h3>Judul</h3><blockquote>Satu<br>Dua</blockquote><p>H<sub>2</sub>O</p>',
  '<p>Satu<ul><li>dua<ul><li>tiga</ul><li>empat</ul>',
])('until its sanitiser is here a text has the same lines and distances: %s', (html) => {
  const bare = renderToStaticMarkup(createElement(RichText, { html }));
  const frame = document.createElement('div');
  frame.innerHTML = sanitize(html) as unknown as string;
  expect(bare.replace(/^<div[^>]*>|<\/div>$/g, '').replaceAll('<br/>', '<br>')).toBe(frame.innerHTML);
});

test('what a text may not hold is not drawn before its sanitiser is here', () => {
  const html =
    '<p onclick="curi()">a<script>curi()</script><img src=x onerror=curi()><form><input></form></p>';
  expect(renderToStaticMarkup(createElement(RichText, { html }))).toMatch(
    /^<div class="[^"]*"><p>a<\/p><\/div>$/,
  );
});

describe('thisTab', () => {
  const answering = (answer: () => Promise<Response>): void => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  };
  beforeEach(() => {
    globalThis.fetch ??= () => Promise.reject(new TypeError('offline'));
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['its own page', '<meta name="eform-shell" content="1" />', 200, true],
    ['the page of a network in its place', '<title>WiFi</title>', 200, false],
    ['a fault', '<meta name="eform-shell" content="1" />', 503, false],
  ])('a site that answers %s is reached: %s', async (_, html, status, reached) => {
    answering(() => Promise.resolve(new Response(html, { status })));
    expect(await thisTab.reachesSite()).toBe(reached);
  });

  test('a connection on which nothing comes does not reach the site', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    // As a browser does: what is aborted rejects, and nothing else happens.
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_, init) =>
        init?.signal?.aborted === true
          ? Promise.reject(new DOMException('late', 'TimeoutError'))
          : new Promise(() => undefined),
      );
    expect(await thisTab.reachesSite()).toBe(false);
    expect(limit).toHaveBeenCalledWith(10_000);
  });

  test('a site that does not answer is not reached', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await thisTab.reachesSite()).toBe(false);
  });
});
