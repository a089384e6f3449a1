import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import { render } from '@testing-library/react';
import { type ReactElement } from 'react';
import { ThemeRoot } from './ThemeRoot';

const colours = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const severities = ['error', 'warning', 'info', 'success'] as const;

/** What MUI makes colours of: with variables for colours it can reckon with none. */
const drawings: readonly (readonly [string, ReactElement])[] = [
  ...severities.flatMap((severity) =>
    (['standard', 'outlined', 'filled'] as const).map(
      (variant) =>
        [`Alert ${severity} ${variant}`, <Alert key="" severity={severity} variant={variant} />] as const,
    ),
  ),
  ...colours.flatMap((color) => [
    ...(['text', 'outlined', 'contained'] as const).map(
      (variant) => [`Button ${color} ${variant}`, <Button key="" color={color} variant={variant} />] as const,
    ),
    [`Checkbox ${color}`, <Checkbox key="" color={color} checked readOnly />] as const,
    [`Radio ${color}`, <Radio key="" color={color} checked readOnly />] as const,
    [`Switch ${color}`, <Switch key="" color={color} checked readOnly />] as const,
    [`IconButton ${color}`, <IconButton key="" color={color} />] as const,
    [`CircularProgress ${color}`, <CircularProgress key="" color={color} />] as const,
    [`LinearProgress ${color}`, <LinearProgress key="" color={color} />] as const,
    [`Link ${color}`, <Link key="" color={color} href="#" />] as const,
    [`ToggleButton ${color}`, <ToggleButton key="" color={color} value="" selected />] as const,
  ]),
];

test.each(drawings)('%s is drawn in the colours of the theme', (_name, drawing) => {
  const { container } = render(<ThemeRoot>{drawing}</ThemeRoot>);
  expect(container).not.toBeEmptyDOMElement();
});
