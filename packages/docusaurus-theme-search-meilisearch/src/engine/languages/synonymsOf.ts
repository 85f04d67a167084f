import {baseLanguage} from './baseLanguage';

// The indexer needs these words. The worker does not contain them: the manifest of an index has those of its languages.

/**
 * Words that documentation uses for each other, by ISO 639-1 code: groups, separated by commas, of words, separated by spaces. Readers
 * search for one of them, and a page has another.
 */
const groups: Record<string, string | undefined> = {
  de: 'ordner verzeichnis, löschen entfernen, einrichten konfigurieren, einstellungen konfiguration, erstellen anlegen erzeugen, ändern bearbeiten anpassen, anzeigen auflisten, starten ausführen, passwort kennwort, bild abbild, protokoll log, prüfen kontrollieren überprüfen, befehl kommando, rechner computer, download herunterladen, auswählen wählen, rückgängig zurücksetzen, fehlermeldung fehler',
  en: 'upgrade update, delete remove, folder directory, settings configuration, configure setup, create generate, change modify edit, quit exit, parameter argument, download fetch, login authentication, repo repository, picture image, convert transform, choose select, forbid deny block, combine merge, duplicate copy, undo revert, parallel concurrently, environment env, credentials secret, quick fast, speed performance, wait delay, hide hidden',
  fr: 'dossier répertoire, supprimer effacer enlever, créer générer, configurer paramétrer, paramètres configuration, modifier changer, lancer démarrer exécuter, afficher montrer lister, bloquer interdire, choisir sélectionner, journal journaux log, vérifier contrôler, envoyer transmettre, arrêter stopper, compiler construire, annuler rétablir, ordinateur machine',
  it: 'cartella directory, eliminare cancellare rimuovere, creare generare, modificare cambiare, avviare eseguire lanciare, mostrare visualizzare elencare, impostazioni configurazione, scegliere selezionare, verificare controllare, salvare memorizzare, registro log, fermare arrestare, annullare ripristinare, bloccare vietare',
  ja: 'フォルダ ディレクトリ, 削除 消去, 作成 生成, 変更 修正, 設定 構成, 起動 実行, アップデート 更新, 表示 一覧, インストール 導入',
  ko: '폴더 디렉터리 디렉토리, 삭제 제거, 생성 만들기, 변경 수정 바꾸기, 설정 구성, 에러 오류, 업데이트 갱신, 종료 닫기, 다운로드 내려받기, 보기 표시, 암호 비밀번호',
  zh: '文件夹 目录, 删除 移除, 创建 新建, 修改 更改, 设置 配置, 错误 报错, 升级 更新, 密码 口令, 查看 显示',
};

/**
 * Returns synonyms of languages: for a word, the words to look up as well.
 *
 * @param langs language tags, such as `zh-CN`
 * @param own synonyms to add. @default none
 */
export function synonymsOf(
  langs: string[],
  own: Record<string, string[]> = {},
): Record<string, string[]> {
  const codes = new Set(langs.map(baseLanguage));
  const ofLanguages = Array.from(codes)
    .flatMap((code) => groups[code]?.split(', ') ?? [])
    .flatMap((group) => {
      const words = group.split(' ');
      return words.map((word) => [word, words.filter((other) => other !== word)] as const);
    });
  const synonyms = new Map<string, string[]>();
  for (const [word, others] of [...ofLanguages, ...Object.entries(own)]) {
    synonyms.set(word, Array.from(new Set([...(synonyms.get(word) ?? []), ...others])));
  }
  return Object.fromEntries(synonyms);
}
