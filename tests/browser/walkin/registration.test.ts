import { readFile } from 'node:fs/promises';
import { useBrowser } from '../support/browser';
import { readQrCode } from '../support/qrCode';
import { submittedOnce } from '../support/submissions';
import { fillAll, onStep } from '../support/visitor';
import { goOn, walk } from '../support/walk';
import {
  identify,
  openFlow,
  registered,
  screeningAnswers,
  stranger,
  thanks,
  toRegistration,
  toScreening,
  toTransaction,
} from '../support/walkin';
import { citizen, foreigner, foreignVisitor } from './registration.answers';
import { transactions, visit } from './transactions.answers';

const visits = useBrowser();

sweep(
  'an unknown citizen with a second job registers, sends a transaction, and the QR code reads back',
  async () => {
    const page = await openFlow(visits);
    await identify(page, stranger);
    await toScreening(page);
    expect(visits.portal.bodiesOf('wic-check')).toEqual([{ nik: '3273019901900001' }]);
    await walk(page, [{ step: 'screening', answers: screeningAnswers }]);
    await onStep(page, 'tab-1');
    expect(visits.portal.bodiesOf('screening')).toEqual([
      {
        noIdentity: '3273019901900001',
        fullName: "siti nur'aini",
        dateOfBirth: '170890',
        motherFullName: 'dewi lestari',
        correlationId: 'COR-3273019901900001',
      },
    ]);

    await walk(page, citizen);
    await registered(page).waitFor();
    await page.keyboard.press('Escape');
    await toTransaction(page);
    const [registration] = visits.portal.bodiesOf('registration');
    expect(registration).toMatchObject({
      data: {
        nik: '3273019901900001',
        masaBerlaku: '1|Seumur Hidup',
        gelarSetelahNama: '45|S.Kom.',
        // Copied, although the tab that shows it was skipped.
        informasiDomisiliDesa: '32.73.02.1004|Dago',
        informasiDomisili: 'Jl. Merdeka No. 10',
        informasiPekerjaanEselonPns: '3|Eselon III',
        informasiPekerjaanJabatanLainnya: 'peneliti',
        informasiPekerjaanTambahanNamaPerusahaan: 'Bimbingan Belajar Cerdas',
        sumberPenghasilanPribadiLainnya: 'honor menulis',
        hubunganDenganBankLainnya: 'titipan',
        dukcapil: {},
        channel_name: 'eform',
      },
    });

    const [withdrawal] = transactions;
    await fillAll(page, { ...visit, ...withdrawal?.answers });
    await goOn(page);
    await page.locator('[data-error-summary]').getByRole('link').nth(1).waitFor();
    await fillAll(page, { sumberDana: 'Gaji', tujuanTransaksi: withdrawal?.purpose ?? '' });
    await goOn(page);
    const downloading = page.waitForEvent('download');
    await thanks(page).getByRole('button', { name: 'DOWNLOAD FORM QR' }).click();
    const download = await downloading;
    const { subProductId, data } = submittedOnce(visits.portal);
    expect(subProductId).toBe('WIC-01');
    expect(data).toMatchObject({
      ...withdrawal?.sent,
      ncid: 'NC01900001',
      isHighRisk: false,
      informasiPekerjaanTambahanNamaPerusahaan: 'Bimbingan Belajar Cerdas',
    });
    const [asked] = visits.portal.bodiesOf('downloadpdf') as { regNumber: string }[];
    expect(download.suggestedFilename()).toBe(`Registration-${asked?.regNumber}.pdf`);
    expect(readQrCode(await readFile(await download.path()))).toBe(asked?.regNumber);
  },
);

sweep(
  'an unknown foreigner who lives in Indonesia registers with both addresses and no second job',
  async () => {
    const page = await openFlow(visits);
    await toRegistration(page, foreignVisitor);
    await walk(page, foreigner);
    await toTransaction(page);
    const [{ data } = { data: undefined }] = visits.portal.bodiesOf('registration') as { data: object }[];
    expect(data).toMatchObject({
      wargaNegara: 'wna',
      nik: 'TK1234567',
      tipeIdentitas: 'PASSPORT',
      berlakuSampai: '2030-12-31',
      kewarganegaraan: expect.stringMatching(/\|JEPANG$/) as unknown,
      informasiAlamatNegara: expect.stringMatching(/\|JEPANG$/) as unknown,
      informasiAlamatWna: '1-2-3 Shibuya',
      informasiAlamatKotaWna: 'Tokyo',
      informasiAlamatKodePosWna: '150-0002',
      domisiliSesuaiAlamat: '2|tidak',
      informasiDomisiliNegara: '100|INDONESIA',
      informasiDomisiliKota: '32.77|KOTA CIMAHI',
      informasiDomisiliKodepos: expect.stringMatching(/^\d{5}$/) as unknown,
      informasiDomisili: 'Jl. Kolonel Masturi No. 7',
      pekerjaanTambahan: '2|tidak',
    });
    for (const name of ['masaBerlaku', 'informasiAlamatProvinsi', 'informasiDomisiliWna'])
      expect(data).not.toHaveProperty(name);
  },
);
