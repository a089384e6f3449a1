import Box from '@mui/material/Box';
import { useId, useRef, type ReactNode } from 'react';
import { productWords } from '../../messages';
import { CardRowSkeleton } from './CardRow';
import { ProductFault } from './ProductFault';
import type { Loaded } from './useCatalogue';

interface ProductSectionProps<Data> {
  title: string;
  loaded: Loaded<readonly Data[]>;
  /** What stands above the cards that are not there yet. */
  above?: ReactNode;
  children: (data: readonly Data[]) => ReactNode;
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
      // Told by `failed`.
      () => undefined,
    );
  };
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Box component="h2" id={id} ref={heading} tabIndex={-1} sx={headingStyle}>
        {title}
      </Box>
      {data?.length === 0 && (
        <Box component="p" sx={{ m: 0, py: 4, color: 'text.secondary' }}>
          {productWords.empty}
        </Box>
      )}
      {data && data.length > 0 && children(data)}
      {!data && failed && <ProductFault retrying={loading} onRetry={retry} />}
      {!data && !failed && (
        <Box role="status" aria-label={productWords.loading}>
          {above}
          <CardRowSkeleton />
        </Box>
      )}
    </Box>
  );
}

const frame = { gridColumn: '1 / -1', minWidth: 0, mt: { xs: 1, md: 3 } } as const;

const headingStyle = { typography: 'h2', mt: 0, mb: { xs: 2, md: 3 }, outline: 'none' } as const;
