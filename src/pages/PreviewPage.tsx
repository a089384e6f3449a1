import { useLocation, useNavigate } from 'react-router-dom';
import { Confirmation } from '../renderer/form/Confirmation';
import { Preview } from '../renderer/form/Preview';
import { paths } from './paths';
import { entryOf } from './useFormNavigator';

/** `/form/:slug/preview`: the answers, or after their submission the number. */
export function PreviewPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const { registrationNumber } = entryOf(location);
  if (registrationNumber === undefined) return <Preview />;
  return <Confirmation registrationNumber={registrationNumber} onHome={() => void navigate(paths.home)} />;
}
