import { useParams } from 'react-router-dom';
import { fetchPage } from '../../api';
import type { ContentBlock, Issue } from '../../interpreter';
import { innerBlocks, salvageContent } from '../../interpreter/content';
import { contentWords, notFound, pageWords } from '../../messages';
import { openAhead, prepareBlocks, StaticBlocks, useOpened } from '../../content';
import { useSite, useDefinitionChanged } from '../frame/useSite';
import { FaultPage, BrokenPage } from './FaultPage';
import { PageSkeleton } from './PageSkeleton';
import { usePageHead } from './usePageHead';

/** What came of the address of a page. */
type Opened =
  | { kind: 'not-found' }
  | { kind: 'broken'; issues: readonly Issue[] }
  | { kind: 'page'; blocks: readonly ContentBlock[] };

async function open(slug: string): Promise<Opened> {
  const answer = await fetchPage(slug);
  if (answer.kind === 'not-found') return answer;
  const content = salvageContent(answer.text);
  if (!content.ok) return { kind: 'broken', issues: content.issues };
  if (content.leftOut.length > 0) console.error(contentWords.leftOut(slug), content.leftOut);
  return { kind: 'page', blocks: content.blocks };
}

/** Opens a page before it is drawn; settles when its first pass can show its blocks. */
export async function openPageAhead(slug: string): Promise<void> {
  const opened = await openAhead(['page', slug], () => open(slug));
  if (opened.kind === 'page') await prepareBlocks(opened.blocks);
}

/** A page of blocks, `form-definitions/pages/{page}.json`; the address without a name is `home`. */
export function ContentPage() {
  const { page = 'home' } = useParams();
  return <PageOf key={page} slug={page} />;
}

function PageOf({ slug }: { slug: string }) {
  const { data, error, mutate } = useOpened('page', slug, open);
  useDefinitionChanged(`pages/${slug}`, mutate);
  if (error !== undefined && !data) {
    return <FaultPage words={contentWords.failed} onRetry={() => void mutate()} />;
  }
  switch (data?.kind) {
    case undefined:
      return <PageSkeleton />;
    case 'not-found':
      return <FaultPage words={notFound} />;
    case 'broken':
      return <BrokenPage issues={data.issues} words={contentWords.broken} />;
    case 'page':
      return <Page blocks={data.blocks} />;
  }
}

/** Titled and, for those who come from another page, begun by its first heading. */
function Page({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { brand = pageWords.portal } = useSite();
  const title = firstHeading(blocks);
  const page = usePageHead<HTMLDivElement>(title === undefined ? brand : `${title} – ${brand}`);
  return (
    <div ref={page}>
      <StaticBlocks blocks={blocks} />
    </div>
  );
}

function firstHeading(blocks: readonly ContentBlock[]): string | undefined {
  for (const block of blocks) {
    const text = block.type === 'heading' ? block.text : firstHeading(innerBlocks(block)?.blocks ?? []);
    if (text !== undefined) return text;
  }
  return undefined;
}
