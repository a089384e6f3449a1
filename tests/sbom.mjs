// Makes the list of all that is shipped (SBOM, in CycloneDX form) from the lock file, without the network, and looks whether it is
// whole. `-- --print` prints it.
import { productionPackages } from './productionPackages.mjs';
import { run } from './processes.mjs';

// Not `--omit dev`: npm then leaves out every package that a development package wants too, React among them.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
const { succeeded, output } = await run('npm', args, { quiet: true });
if (!succeeded) throw new Error(output);

const whole = JSON.parse(output.slice(output.indexOf('\n{') + 1));
const shipped = new Set((await productionPackages()).map(({ name, version }) => `${name}@${version}`));
const isShipped = (ref) => shipped.has(ref) || ref === whole.metadata.component['bom-ref'];
const list = {
  ...whole,
  components: whole.components.filter((component) => isShipped(component['bom-ref'])),
  dependencies: whole.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
};

const listed = new Set(list.components.map((component) => component['bom-ref']));
const faults = [
  ...(list.bomFormat === 'CycloneDX' && list.specVersion ? [] : ['It is no CycloneDX list.']),
  ...[...shipped].filter((id) => !listed.has(id)).map((id) => `${id} is shipped and not in it.`),
  ...list.components
    .filter(
      ({ purl, version, licenses, hashes }) => !purl || !version || !licenses?.length || !hashes?.length,
    )
    .map((component) => `${component['bom-ref']} has no address, version, licence or hash in it.`),
];
for (const fault of faults) console.error(fault);
if (process.argv.includes('--print')) console.log(JSON.stringify(list, null, 2));
else console.log(`${list.components.length} components, ${faults.length} faults`);
process.exitCode = faults.length > 0 || list.components.length === 0 ? 1 : 0;
