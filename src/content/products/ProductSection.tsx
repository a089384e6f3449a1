import { useId, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Elements } from '../../fields/common/types';
import { productWords, pageWords } from '../../messages';
import { contentClass } from '../contentClass';
import { CardRowSkeleton } from './CardRow';
import type { Loaded } from './useCatalogue';

interface ProductSectionProps<Data> {
  title: string;
  loaded: Loaded<readonly Data[]>;
  /** What stands above the cards that are not there yet. */
  above?: Elements;
  children: (data: readonly Data[]) => Elements;
}

/** Products under a title: on their way, there, none, or failed with a way to ask again. */
export function ProductSection<Data>({ title, loaded, above, children }: ProductSectionProps<Data>) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, failed, loading, reload } = loaded;
  const retry = (): void => {
    reload().then(
      // The button that was pressed is gone then.
      (come) => come && heading.current?.focus(),
      // Reported by `failed`.
      () => undefined,
    );
  };
  return (
    <section aria-labelledby={id} className={contentClass('products')}>
      <h2 id={id} ref={heading} tabIndex={-1} className={contentClass('sectionTitle')}>
        {title}
      </h2>
      {data?.length === 0 && <p className={contentClass('noProducts')}>{productWords.empty}</p>}
      {data && data.length > 0 && children(data)}
      {!data && failed && <ProductFault retrying={loading} onRetry={retry} />}
      {!data && !failed && (
        <div role="status" aria-label={productWords.loading}>
          {above}
          <CardRowSkeleton />
        </div>
      )}
    </section>
  );
}

/** In place of products that did not come. The button stays in place while they are asked for again, so focus does too. */
function ProductFault({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Box sx={frame}>
      <Box role="alert">
        <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
          {productWords.failed}
        </Box>
        <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
          {productWords.failedHint}
        </Box>
      </Box>
      <Button
        variant="contained"
        aria-disabled={retrying}
        onClick={() => {
          if (!retrying) onRetry();
        }}
      >
        <span>{retrying ? pageWords.loading : pageWords.retry}</span>
      </Button>
    </Box>
  );
}

const frame = {
  p: { xs: 2.5, md: 4 },
  borderRadius: 2,
  border: 1,
  borderColor: 'error.main',
  bgcolor: 'error.light',
} as const;
