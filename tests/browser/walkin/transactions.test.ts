import { walkIns } from '../../../mocks/samples';
import { useBrowser } from '../support/browser';
import { submittedOnce } from '../support/submissions';
import { fieldOf, fill, fillAll, onStep, press, valueOf } from '../support/visitor';
import { address, identify, kept, openFlow, stranger, thanks } from '../support/walkin';
import { drafts } from './drafts';
import { transactions, visit } from './transactions.answers';

const visits = useBrowser();

sweep.each([
  ['a customer', walkIns.customer.nik, { tipeNasabah: '2|nasabah', isHighRisk: false }],
  ['a registered walk-in', walkIns.walkIn.nik, { tipeNasabah: '1|non-nasabah', isHighRisk: false }],
  ['a skipped customer', walkIns.skippedCustomer.nik, { tipeNasabah: '2|nasabah', isHighRisk: false }],
  ['a customer with high risk', walkIns.highRisk.nik, { tipeNasabah: '2|nasabah', isHighRisk: true }],
])('%s goes from the identity check straight to the transaction', async (_, nik, known) => {
  const page = await openFlow(visits);
  await identify(page, { ...stranger, nik });
  await onStep(page, 'transaksi');
  expect(await kept(page)).toMatchObject({
    stages: ['awal', 'transaksi'],
    data: { ...known, nomorIdentitas: nik, tipeIdentitas: 'KTP', correlationId: `COR-${nik}` },
  });
  await press(page, 'back');
  await page.waitForURL((url) => url.pathname !== address);
});

sweep('the purposes are asked for once branch and type are there, and again for another type', async () => {
  const page = await openFlow(visits, { draft: drafts.transaction });
  await fieldOf(page, 'tujuanTransaksi').getByPlaceholder('Pilih Kantor Cabang dulu').waitFor();
  expect(visits.portal.bodiesOf('transaksi')).toEqual([]);
  await fillAll(page, { ...visit, tujuanTransaksi: 'Kebutuhan Sehari-hari' });
  await fill(page, 'jenisTransaksi', 'Penukaran Uang');
  await fill(page, 'tujuanTransaksi', 'Penggantian Uang Rusak');
  expect(visits.portal.bodiesOf('transaksi')).toEqual([
    { branchId: '0002', transactionType: '1' },
    { branchId: '0002', transactionType: '8' },
  ]);
});

sweep(
  'an exchange without a note is refused; the sum follows each count, empty ones counting as nothing',
  async () => {
    const page = await openFlow(visits, { draft: drafts.transaction });
    await fill(page, 'jenisTransaksi', 'Penukaran Uang');
    await fill(page, 'denomLimaPuluhRibu', '3');
    expect(await valueOf(page, 'nominal')).toBe('150.000');
    await fill(page, 'denomSeRibu', '7');
    expect([await valueOf(page, 'nominal'), await valueOf(page, 'nominalTerbilang')]).toEqual([
      '157.000',
      'Seratus Lima Puluh Tujuh Ribu Rupiah',
    ]);
    await page.locator('[name="denomLimaPuluhRibu"]').fill('');
    expect(await valueOf(page, 'nominal')).toBe('7.000');
    await page.locator('[name="denomSeRibu"]').fill('');
    expect(await valueOf(page, 'nominal')).toBe('0');
    expect(await page.locator('[name="nominal"]').getAttribute('readonly')).not.toBeNull();
  },
);

/** Types with boxes that no other one has; the scenarios of the product send every type. */
const ownBoxes = transactions.filter(({ type }) =>
  ['Firecash Outgoing', 'DPLK Setoran', 'Penukaran Uang'].includes(type),
);

sweep.each(ownBoxes)(
  "'$type' asks for what belongs to it, and is sent",
  async ({ type, answers, purpose, ...transaction }) => {
    const { data: customer } = drafts.transaction;
    const { provinsi, kota, tanggalBooking, cabang } = drafts.withdrawal.data;
    const draft = { ...drafts.transaction, data: { ...customer, provinsi, kota, tanggalBooking, cabang } };
    const page = await openFlow(visits, { draft });
    await fillAll(page, { jenisTransaksi: type, ...answers, sumberDana: 'Gaji', tujuanTransaksi: purpose });
    if (purpose === 'Lainnya') await fill(page, 'tujuanTransaksiLainnya', 'titipan keluarga');
    await press(page, 'next');
    await thanks(page).waitFor();
    expect(await thanks(page).innerText()).toMatch(
      /paspor asli, di KC [A-Z][\w ]+ pada \d{1,2} [A-Z][a-z]+ 20\d\d\./,
    );
    const { data } = submittedOnce(visits.portal);
    expect(data).toMatchObject(transaction.sent);
    const own = ['nomorPeserta', 'kodeSwift', 'namaPenerima', 'alamatPengirim', 'denomSeratusRibu'];
    expect(own.filter((name) => name in data)).toEqual(
      own.filter((name) => name in { ...answers, ...transaction.sent }),
    );
  },
);
