/** Whether the browser can speak. The build, which has none, draws for browsers: nearly all can. */
export const canSpeak = (): boolean => typeof window === 'undefined' || 'speechSynthesis' in window;

/** Ends a reading: its code is shown no longer. */
export function hush(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}

/** Reads a code out, one character after the other, slowly. A running reading begins anew. */
export function spell(code: string): void {
  hush();
  for (const character of code) {
    const spoken = new SpeechSynthesisUtterance(character);
    spoken.lang = 'id-ID';
    spoken.rate = 0.7;
    window.speechSynthesis.speak(spoken);
  }
}
