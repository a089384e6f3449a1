import { homeWords, pageWords } from '../messages/id';
import { Catalogue } from './home/Catalogue';
import { Hero } from './home/Hero';
import { HowItWorks } from './home/HowItWorks';
import { usePageHead } from './usePageHead';

/** The way in: what the bank offers. `warmUpForms` is called when a visitor comes near a product. */
export function HomePage({ warmUpForms }: { warmUpForms: () => void }) {
  const heading = usePageHead(`${homeWords.title} – ${pageWords.portal}`);
  return (
    <>
      <Hero heading={heading} />
      <Catalogue warmUpForms={warmUpForms} />
      <HowItWorks />
    </>
  );
}
