declare global {
  /** Begun by a script in the built page (`.config/vite/earlyStart.ts`), before any other code of ours has come. */
  var eformEarly: Map<string, Promise<Response>> | undefined;
}

/** The answer to what the page has asked for at this address by itself; the first caller gets it. */
export function earlyAnswer(url: string): Promise<Response> | undefined {
  const answer = globalThis.eformEarly?.get(url);
  globalThis.eformEarly?.delete(url);
  return answer;
}
