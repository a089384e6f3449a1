import { bareText } from './bareText';

test.each([
  ['Tanpa tanda apa pun', 'Tanpa tanda apa pun'],
  ['<p>Satu <strong>dua</strong></p>', 'Satu dua'],
  ['<p>Satu</p>\n<p>Dua<br>Tiga</p>', 'Satu\nDua\nTiga'],
  ['<ul><li>Satu</li><li>Dua</li></ul>', 'Satu\nDua'],
  ['Syarat &amp; ketentuan &lt;b&gt;', 'Syarat & ketentuan <b>'],
  ['Halo<script>alert(1)</script><style>p{}</style>', 'Halo'],
])('%s says: %s', (html, text) => {
  expect(bareText(html)).toBe(text);
});
