import type { CallProblem } from '../interpreter';
import type { Words } from '../session';
import { describeCallError, faultReasons, type CallError } from './faults';
import { fileWords, uploadRefusals } from './files';
import { choiceWords } from './form';

/** What a session says. */
export const sessionWords: Words = {
  callError: (call, problem) => describeCallError(call, inWords(problem)),
  fault: (fault) => faultReasons[fault],
  refusal: (refusal, { accept, pictures, maxFiles, maxSizeBytes }) => {
    switch (refusal) {
      case 'tooMany':
        return uploadRefusals.tooMany(maxFiles);
      case 'tooLarge':
        return uploadRefusals.tooLarge(maxSizeBytes);
      case 'empty':
        return uploadRefusals.empty;
      case 'wrongType':
        return uploadRefusals.wrongType(accept);
      case 'otherExtension':
        return uploadRefusals.otherExtension(accept, pictures);
      case 'heic':
        return uploadRefusals.heic(pictures);
      case 'broken':
        return uploadRefusals.broken;
      case 'unreadable':
        return uploadRefusals.unreadable;
    }
  },
  aboutFile: fileWords.about,
  lostFile: fileWords.lost,
  unknownCode: choiceWords.unknownCode,
};

function inWords(problem: CallProblem): CallError {
  return problem.kind === 'exception' ? { kind: 'exception', reason: faultReasons[problem.fault] } : problem;
}
