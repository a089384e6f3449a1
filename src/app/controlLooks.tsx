import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { InputBox } from '../fields/common/InputBox';

/**
 * MUI's controls as first screens have them. Each look is worked out when the portal is built; a control that looks otherwise, by
 * an `sx` of its own for example, is worked out on the device as ever.
 */
export const controlLooks = (
  <>
    <Button variant="contained">Lanjut</Button>
    <Button variant="contained" size="large">
      Mulai
    </Button>
    <Button variant="outlined">Kembali</Button>
    <Button size="small">Simpan</Button>
    <ButtonBase>Tab</ButtonBase>
    <InputBox input={{}} />
    <InputBox input={{ prefix: 'Rp' }} />
    <InputBox input={{ suffix: 'bulan' }} />
    <InputBox input={{ prefix: 'Rp', suffix: 'bulan' }} />
    <Radio />
    <Checkbox />
  </>
);
