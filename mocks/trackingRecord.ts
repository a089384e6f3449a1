/** The way of a credit application, in order, with what is done at each stage. The bank names those to come, too, without a step. */
const stages: readonly { label: string; steps: readonly string[] }[] = [
  { label: 'Permohonan Diterima', steps: ['Permohonan diterima melalui e-Form'] },
  { label: 'Verifikasi Dokumen', steps: ['Dokumen diperiksa', 'Dokumen dinyatakan lengkap'] },
  { label: 'Analisis Kredit', steps: ['Survei dijadwalkan', 'Analisis kredit berlangsung'] },
  { label: 'Keputusan Kredit', steps: ['Permohonan disetujui'] },
  { label: 'Akad Kredit', steps: ['Penandatanganan perjanjian kredit'] },
  { label: 'Pencairan', steps: ['Dana dicairkan ke rekening nasabah'] },
];

const dayMs = 86_400_000;

/** The tracking record of an application at a stage, counted from 1; a stage takes two days. */
export function trackingOf({
  number,
  stage,
  registeredAt,
}: {
  number: string;
  stage: number;
  registeredAt: string;
}) {
  const start = Date.parse(registeredAt);
  const trackings = stages.map(({ label, steps }, index) => ({
    stageId: String(index + 1),
    stageLabel: label,
    stages: (index < stage ? steps : []).map((stageDescription, step) => ({
      stageDescription,
      stageTrackedAt: new Date(start + (index * 2 + step) * dayMs).toISOString(),
    })),
  }));
  return {
    applicationId: number,
    currentStatus: stage,
    currentStatusLabel: trackings[stage - 1]?.stageLabel ?? '',
    lms_status: stage === stages.length ? 'CLOSED' : 'ON_PROGRESS',
    plafond: 150_000_000,
    product: 'Kredit Modal Kerja',
    registeredAt,
    segment: 'Ritel',
    showTracking: true,
    trackings,
  };
}
