import { failureNames, type Bounds, type Failure } from '../../fields/pure';
import type { Value } from '../../language';
import { fieldTypeNames } from '../../language/schemas/fields';
import { casesOfFields } from '../../fields/common/testing/casesOfFields';
import { refusedInCases } from '../../fields/common/testing/readingCases';
import type { CheckSpec } from '../compile/model';
import { validate } from './check';
import cases from './validation.cases.json';

interface Case {
  name: string;
  spec: CheckSpec;
  value?: Value;
  bounds: Omit<Bounds, 'codes'> & { codes?: readonly string[] };
  failure?: Failure;
}

// JSON widens names to text; a wrong one fails its case.
const validations = [...(cases as unknown as Case[]), ...casesOfFields<Case>('validation')];

const boundsOf = ({ codes, ...bounds }: Case['bounds']): Bounds =>
  codes ? { ...bounds, codes: new Set(codes) } : bounds;

describe('Validation', () => {
  test.each(validations)('$name', ({ spec, value, bounds, failure }) => {
    expect(validate(spec, value, boundsOf(bounds))).toEqual(failure);
  });

  test('every failure has a case', () => {
    const covered = new Set(validations.map(({ failure }) => failure?.rule));
    // What cannot be read never becomes a value.
    // What validation does not report: a quiet line, or what the bank's list has brought.
    const quiet = new Set([
      'clamped',
      'reset',
      'emptied',
      'unticked',
      'untaken',
      'label',
      'ownLabel',
      'unlisted',
      'emailDomain',
      'phoneStart',
      'shortened',
      'sample',
      'sampleUnknown',
      'full',
    ]);
    expect(
      failureNames.filter((name) => !covered.has(name) && !refusedInCases.has(name) && !quiet.has(name)),
    ).toEqual([]);
  });

  test('every field type has a case', () => {
    const covered = new Set(validations.map(({ spec }) => spec.type));
    expect(fieldTypeNames.filter((name) => !covered.has(name))).toEqual([]);
  });

  test('fields of the same type keep their own lengths', () => {
    const text = (lengths: Partial<CheckSpec>) =>
      validate({ type: 'text', ...lengths }, 'abc', { required: true });
    expect(text({ most: 2 })).toEqual({ rule: 'maxLength', args: { n: 2 } });
    expect(text({ most: 3 })).toBeUndefined();
    expect(text({ most: 1 })).toEqual({ rule: 'maxLength', args: { n: 1 } });
    expect(text({ least: 3 })).toBeUndefined();
    expect(text({ least: 4 })).toEqual({ rule: 'minLength', args: { n: 4 } });
    expect(text({})).toBeUndefined();
  });

  test('fields that share a schema keep their own bounds', () => {
    const spec: CheckSpec = { type: 'number' };
    expect(validate(spec, 5, { required: true, max: 4 })).toEqual({ rule: 'max', args: { max: 4 } });
    expect(validate(spec, 5, { required: true, max: 6 })).toBeUndefined();
    expect(validate(spec, null, { required: false, max: 6 })).toBeUndefined();
  });

  test('a failure carries plain data, no text of a library', () => {
    const failure = validate({ type: 'text' }, null, { required: true });
    expect(JSON.parse(JSON.stringify(failure))).toEqual({ rule: 'required' });
  });

  test('a fault of ours is thrown, not shown as a failure', () => {
    const broken: Bounds = { required: true, rule: { characters: 'z-a' } };
    expect(() => validate({ type: 'text' }, 'abc', broken)).toThrow('no character class');
  });
});
