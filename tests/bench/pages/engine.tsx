// The portal's own renderer around a generated definition, without its router.
import { loadForm, type CompiledForm } from '../../../src/interpreter';
import { FormRenderer } from '../../../src/form/FormRenderer';
import { fetchStep } from '../../../src/form/fetchStep';
import { noNavigator } from '../../../src/session';
import { ThemeRoot } from '../../../src/theme/ThemeRoot';
import { definitionText, slug } from './definition';
import { benchFields } from './fields';
import { publish } from './formPage';
import { inReact } from './inReact';

const stay = (): void => undefined;

const Engine = ({ form }: { form: CompiledForm }) => (
  <ThemeRoot>
    <FormRenderer
      form={form}
      search=""
      definitionHash=""
      navigator={noNavigator}
      onStartAnew={stay}
      onHome={stay}
    />
  </ThemeRoot>
);

publish(async (count) => {
  const loaded = loadForm(definitionText(benchFields(count), 1), slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues.slice(0, 5)));
  // As the portal does before it enters a step; what the network costs is not the matter here.
  await fetchStep(loaded.form, 'langkah-1');
  return inReact(<Engine form={loaded.form} />);
});
