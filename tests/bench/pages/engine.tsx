// The portal's own renderer around a generated definition, without its router.
import { loadForm, type CompiledForm } from '../../../src/interpreter';
import { FormSession } from '../../../src/renderer/form/FormSession';
import { prepareStep, type Navigator } from '../../../src/renderer/form/session/session';
import { StepForm } from '../../../src/renderer/form/StepForm';
import { ThemeRoot } from '../../../src/theme/ThemeRoot';
import { definitionText, slug } from './definition';
import { benchFields } from './fields';
import { publish } from './formPage';

const stay = (): void => undefined;
const navigator: Navigator = {
  toStep: stay,
  toPreview: stay,
  toConfirmation: stay,
  previous: stay,
  leave: stay,
  toPath: stay,
  prepare: stay,
};
const readNavigator = (): Navigator => navigator;

const Engine = ({ form }: { form: CompiledForm }) => (
  <ThemeRoot>
    <FormSession form={form} search="" definitionHash="" navigator={readNavigator} onStartAnew={stay}>
      <StepForm />
    </FormSession>
  </ThemeRoot>
);

publish(async (count) => {
  const loaded = loadForm(definitionText(benchFields(count), 1), slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues.slice(0, 5)));
  // As the portal does before it enters a step; what the network costs is not the matter here.
  await prepareStep(loaded.form, 'langkah-1');
  return <Engine form={loaded.form} />;
});
