/** Whether the browser can speak. The build, which has none, draws for browsers: nearly all can, but Android WebView. */
export const canSpeak = (): boolean => typeof window === 'undefined' || 'speechSynthesis' in window;

const voice = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in window ? window.speechSynthesis : undefined;

/** Ends a reading: its code is shown no longer. */
export function hush(): void {
  voice()?.cancel();
}

/** Reads a code out, one character after the other, slowly. A running reading restarts; without a voice there is none. */
export function spell(code: string): void {
  if (!('SpeechSynthesisUtterance' in window)) return;
  hush();
  for (const character of code) {
    const spoken = new SpeechSynthesisUtterance(character);
    spoken.lang = 'id-ID';
    spoken.rate = 0.7;
    voice()?.speak(spoken);
  }
}
