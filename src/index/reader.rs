//! The embedded index, read in place by tantivy through a read-only directory.

use super::Document;
use super::tables::{BookIndex, Files, book_index};
use super::vocabulary::Vocabulary;
use crate::law::{Book, Lang};
use std::{io, path::Path, sync::Arc};
use tantivy::{
    Directory, Index, SegmentReader, Term,
    directory::{
        DirectoryLock, FileHandle, Lock, OwnedBytes, WatchCallback, WatchHandle, WritePtr,
        error::{DeleteError, LockError, OpenReadError, OpenWriteError},
    },
    index::SegmentId,
    query::Bm25StatisticsProvider,
    schema::{Field, Schema},
};

#[derive(Clone, Debug)]
struct EmbeddedDirectory(Files);

impl EmbeddedDirectory {
    fn find(&self, path: &Path) -> Result<&'static [u8], OpenReadError> {
        let file = self.0.iter().find(|(name, _)| Path::new(name) == path);
        file.map(|(_, bytes)| *bytes).ok_or_else(|| OpenReadError::FileDoesNotExist(path.to_owned()))
    }
}

fn read_only() -> io::Error {
    io::Error::new(io::ErrorKind::ReadOnlyFilesystem, "the index is embedded")
}

impl Directory for EmbeddedDirectory {
    fn get_file_handle(&self, path: &Path) -> Result<Arc<dyn FileHandle>, OpenReadError> {
        Ok(Arc::new(OwnedBytes::new(self.find(path)?)))
    }

    fn delete(&self, path: &Path) -> Result<(), DeleteError> {
        Err(DeleteError::IoError { io_error: Arc::new(read_only()), filepath: path.to_owned() })
    }

    fn exists(&self, path: &Path) -> Result<bool, OpenReadError> {
        Ok(self.find(path).is_ok())
    }

    fn open_write(&self, path: &Path) -> Result<WritePtr, OpenWriteError> {
        Err(OpenWriteError::wrap_io_error(read_only(), path.to_owned()))
    }

    fn atomic_read(&self, path: &Path) -> Result<Vec<u8>, OpenReadError> {
        self.find(path).map(<[u8]>::to_vec)
    }

    fn atomic_write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        Err(read_only())
    }

    fn sync_directory(&self) -> io::Result<()> {
        Ok(())
    }

    fn acquire_lock(&self, _: &Lock) -> Result<DirectoryLock, LockError> {
        Ok(DirectoryLock::from(Box::new(())))
    }

    fn watch(&self, _: WatchCallback) -> tantivy::Result<WatchHandle> {
        Ok(WatchHandle::empty())
    }
}

/// The index of a book, open for any number of queries.
pub struct Reader {
    /// The book.
    pub book: Book,
    /// The documents of the book.
    pub(super) documents: &'static [Document],
    /// The words of the book.
    pub(super) words: Vocabulary,
    /// The only segment, ready to be searched.
    pub(super) segment: SegmentReader,
    /// The fields.
    pub(super) fields: Fields,
}

/// The fields of the index; those with words are there once for each language.
pub struct Fields {
    /// Headings and names.
    pub title: [Field; 3],
    /// The words of the rule, definition or divergence.
    pub body: [Field; 3],
    /// What the index of the book and the aliases say.
    pub hint: [Field; 3],
    /// What players ask when the document is the answer.
    pub ask: [Field; 3],
    /// The terms named in the words.
    pub concept: Field,
    /// The terms named in the heading.
    pub title_concept: Field,
}

impl Reader {
    /// Opens the embedded index of a book. Its only segment is known at build time, and its files are named after it: the
    /// list of segments need not be read.
    #[must_use]
    pub fn open(book: Book) -> Option<Self> {
        let BookIndex { files, documents, words, .. } = book_index(book);
        let (name, _) = files.first()?.0.split_once('.')?;
        let index = Index::open(EmbeddedDirectory(files)).ok()?;
        let segment = index.new_segment_meta(SegmentId::from_uuid_string(name).ok()?, u32::try_from(documents.len()).ok()?);
        let segment = SegmentReader::open(&index.segment(segment)).ok()?;
        Some(Self { book, documents, words: words(), segment, fields: fields(&index.schema())? })
    }

    /// Returns whether the index has a stem in a language.
    pub(super) fn has_stem(&self, lang: Lang, stem: &str) -> bool {
        let at = lang as usize;
        let fields = [self.fields.title[at], self.fields.body[at], self.fields.hint[at], self.fields.ask[at]];
        fields.into_iter().any(|field| self.doc_freq(&Term::from_field_text(field, stem)).is_ok_and(|count| count > 0))
    }
}

impl Bm25StatisticsProvider for Reader {
    fn total_num_tokens(&self, field: Field) -> tantivy::Result<u64> {
        Ok(self.segment.inverted_index(field)?.total_num_tokens())
    }

    fn total_num_docs(&self) -> tantivy::Result<u64> {
        Ok(u64::from(self.segment.max_doc()))
    }

    fn doc_freq(&self, term: &Term) -> tantivy::Result<u64> {
        Ok(u64::from(self.segment.inverted_index(term.field())?.doc_freq(term)?))
    }
}

fn fields(schema: &Schema) -> Option<Fields> {
    let per_language = |name: &str| -> Option<[Field; 3]> {
        let field = |lang: Lang| schema.get_field(&format!("{name}_{}", lang.code())).ok();
        Some([field(Lang::En)?, field(Lang::De)?, field(Lang::Pl)?])
    };
    Some(Fields {
        title: per_language("title")?,
        body: per_language("body")?,
        hint: per_language("hint")?,
        ask: per_language("ask")?,
        concept: schema.get_field("concept").ok()?,
        title_concept: schema.get_field("title_concept").ok()?,
    })
}
