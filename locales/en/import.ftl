import-from-your-copy = printed text, from your copy ({ $language })
import-is-doubtful = Doubtful: please compare with your book.
import-done = Read from { $file }: { $sections ->
    [one] 1 numbered section
   *[other] { $sections } numbered sections
} and { $entries ->
    [one] 1 glossary entry
   *[other] { $entries } glossary entries
}.
import-missing = Not found: { $numbers }
import-doubtful = Doubtful, please compare with your book: { $numbers }
import-kept = It is stored in { $file }
import-row = { $language }: { $sections ->
    [one] 1 section
   *[other] { $sections } sections
} from { $file }
import-none = You have not imported any printed text. Import one with: law import FILE --lang LANGUAGE
import-removed = The printed text was removed: { $languages }
import-nothing-removed = There is no printed text to remove: { $languages }
import-damaged = Your printed text in { $file } cannot be read and is left out. Import it again, or remove it: law import --remove --lang { $code }
import-one-language = Give the one language of the text: --lang en, de, or pl
import-only-oath = Only the Law of Oath can be imported, not other books.
import-no-folder = There is no folder for your data. Name one in LAWSPEAKER_DATA.
import-no-file = There is no file { $file }.
import-not-allowed = You are not allowed to read { $file }.
import-is-folder = { $file } is a folder.
import-cannot-read = Cannot read { $file }.
import-empty = There are no words in { $file }.
import-too-long = { $file } is longer than { $most } KiB. No rulebook is that long.
import-pdf = { $file } is a PDF, not its text.
import-use-pdftotext = Extract the text first: pdftotext { $file } law.txt
import-utf16 = { $file } is in UTF-16, not in UTF-8.
import-one-byte = { $file } is not UTF-8. It seems to be Latin-1 or a similar encoding.
import-convert = Convert it first: iconv -f { $encoding } -t UTF-8 { $file } > law.txt
import-binary = { $file } is not a text file.
import-other-language = { $file } seems to be in { $seems }, not in { $wanted }.
import-other-book = { $file } does not seem to be the Law of Oath: only { $found } of its { $known } numbered sections were recognized.
import-fewer = { $file } has only { $found } numbered sections. The text you imported before has { $stored }, so it was left as it is.
import-replace = To replace it all the same, remove it first: law import --remove --lang { $code }
