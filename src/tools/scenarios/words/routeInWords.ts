import type { CompiledForm } from '../../../interpreter';

/** Where a visitor is, by the page's address. */
export function routeInWords(form: CompiledForm, route: string): string {
  const [path = '', query = ''] = route.split('?');
  if (path.endsWith('/preview')) return 'ringkasan';
  if (!path.endsWith(`/${form.definition.slug}`)) return route;
  const id = new URLSearchParams(query).get('step');
  const [first] = form.steps.values();
  const step = id === null ? first : form.steps.get(id);
  return step ? `langkah "${step.definition.title}"` : route;
}
