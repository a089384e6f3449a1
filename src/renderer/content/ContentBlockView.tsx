import Box from '@mui/material/Box';
import type { ContentBlock } from '../../interpreter';
import { RichText } from '../../blocks/RichText';

/** A content block with its texts filled in. It takes the whole width of the form's columns. */
export function ContentBlockView({
  content,
  texts,
}: {
  content: ContentBlock;
  texts: Readonly<Record<string, string>>;
}) {
  switch (content.type) {
    case 'heading':
      return (
        <Box
          component={`h${content.level}`}
          sx={{
            gridColumn: '1 / -1',
            typography: `h${content.level}`,
            textAlign: content.align ?? 'left',
            textDecoration: content.underline ? 'underline' : undefined,
            m: 0,
          }}
        >
          {texts.text}
        </Box>
      );
    case 'richText':
      return <RichText html={texts.html ?? ''} tone={content.tone} lang={content.lang} />;
    case 'guideText':
      return <RichText html={texts.html ?? ''} tone="guide" />;
  }
}
