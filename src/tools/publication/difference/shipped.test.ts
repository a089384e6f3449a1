import { definitionTexts } from '../../definitionTexts';
import { edited, formOf, type Edit } from '../testing/edited';
import { differenceOf } from './differenceOf';
import cases from './shipped.cases.json';

interface Case {
  name: string;
  product: string;
  edit: readonly Edit[];
  sentences: readonly string[];
}

const texts = definitionTexts();

// The type of a JSON module is that of its text.
test.each(cases as readonly Case[])('$product: $name', ({ product, edit, sentences }) => {
  const text = texts.get(product) ?? '';
  expect(differenceOf(formOf(text, texts), formOf(edited(text, edit), texts))).toEqual(sentences);
});
